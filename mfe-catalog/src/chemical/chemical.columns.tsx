import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { CategoryCell } from './category-cell';
import { FindingsCell } from './findings-cell';
import { FormulaCell } from './formula-cell';
import { NameCell } from './name-cell';
import { RegistryNumberCell } from './registry-number-cell';
import { StatusBadge } from './status-badge';
import { StructureCell } from './structure-cell';
import { TypesCell } from './types-cell';

export const chemicalColumns: Columns<typeof chemicals> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (chemical) => <NameCell chemical={chemical} />,
  },
  {
    id: 'structure',
    get label() {
      return t`Structure`;
    },
    width: 5.5,
    role: 'picture',
    cell: ({ _id, smiles }) => <StructureCell id={_id} hasStructure={smiles !== null} />,
  },
  {
    id: 'casNumber',
    label: 'CAS',
    width: 7.5,
    role: 'fact',
    sort: 'casNumber',
    cell: (chemical) => <RegistryNumberCell value={chemical.casNumber} />,
  },
  {
    id: 'ecNumber',
    get label() {
      return t`EC`;
    },
    width: 6.5,
    isHidden: true,
    cell: (chemical) => <RegistryNumberCell value={chemical.ecNumber} />,
  },
  {
    id: 'productCode',
    get label() {
      return t`Product code`;
    },
    isHidden: true,
    cell: (chemical) => <TextCell value={chemical.productCode} />,
  },
  {
    id: 'formula',
    get label() {
      return t`Formula`;
    },
    width: 7.5,
    role: 'fact',
    sort: 'formula',
    cell: (chemical) => <FormulaCell formula={chemical.formula} />,
  },
  {
    id: 'category',
    get label() {
      return t`Category`;
    },
    group: { by: 'categoryId' },
    cell: (chemical) => <CategoryCell choice={chemical} />,
  },
  {
    id: 'types',
    get label() {
      return t`Types`;
    },
    width: 8,
    cell: (chemical) => <TypesCell ids={chemical.typeIds} />,
  },
  {
    id: 'grades',
    get label() {
      return t`Grades`;
    },
    isHidden: true,
    cell: (chemical) => <TextCell value={chemical.grades.join(', ')} />,
  },
  {
    id: 'status',
    get label() {
      return t`Status`;
    },
    width: 7.75,
    role: 'status',
    sort: 'status',
    edit: {
      labels: {
        get draft() {
          return t`Draft`;
        },
        get published() {
          return t({ message: 'Published', context: 'on the website' });
        },
      },
    },
    group: {},
    cell: (chemical) => <StatusBadge status={chemical.status} />,
  },
  {
    id: 'findings',
    get label() {
      return t`To check`;
    },
    isHidden: true,
    cell: (chemical) => <FindingsCell codes={chemical.findings} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (chemical) => <DateCell value={chemical.updatedAt} />,
  },
];
