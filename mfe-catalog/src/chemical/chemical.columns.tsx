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
    label: 'Name',
    sort: 'name',
    cell: (chemical) => <NameCell chemical={chemical} />,
  },
  {
    id: 'structure',
    label: 'Structure',
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
    label: 'EC',
    width: 6.5,
    isHidden: true,
    cell: (chemical) => <RegistryNumberCell value={chemical.ecNumber} />,
  },
  {
    id: 'productCode',
    label: 'Product code',
    isHidden: true,
    cell: (chemical) => <TextCell value={chemical.productCode} />,
  },
  {
    id: 'formula',
    label: 'Formula',
    width: 7.5,
    role: 'fact',
    sort: 'formula',
    cell: (chemical) => <FormulaCell formula={chemical.formula} />,
  },
  {
    id: 'category',
    label: 'Category',
    group: { by: 'categoryId' },
    cell: (chemical) => <CategoryCell choice={chemical} />,
  },
  {
    id: 'types',
    label: 'Types',
    width: 8,
    cell: (chemical) => <TypesCell ids={chemical.typeIds} />,
  },
  {
    id: 'grades',
    label: 'Grades',
    isHidden: true,
    cell: (chemical) => <TextCell value={chemical.grades.join(', ')} />,
  },
  {
    id: 'status',
    label: 'Status',
    width: 6.5,
    role: 'status',
    sort: 'status',
    edit: { labels: { draft: 'Draft', published: 'Published' } },
    group: {},
    cell: (chemical) => <StatusBadge status={chemical.status} />,
  },
  {
    id: 'findings',
    label: 'To check',
    isHidden: true,
    cell: (chemical) => <FindingsCell codes={chemical.findings} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (chemical) => <DateCell value={chemical.updatedAt} />,
  },
];
