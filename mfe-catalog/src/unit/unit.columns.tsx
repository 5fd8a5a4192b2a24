import { t } from '@lingui/core/macro';
import type { units } from 'contract/catalog';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';
import { dimensionLabels } from './dimension-labels';

export const unitColumns: Columns<typeof units> = [
  {
    id: 'name',
    get label() {
      return t`Name`;
    },
    sort: 'name',
    cell: (unit) => unit.name,
  },
  {
    id: 'symbol',
    get label() {
      return t`Symbol`;
    },
    role: 'fact',
    sort: 'symbol',
    cell: (unit) => unit.symbol,
  },
  {
    id: 'dimension',
    get label() {
      return t`Dimension`;
    },
    role: 'fact',
    sort: 'dimension',
    cell: (unit) => dimensionLabels[unit.dimension],
  },
  {
    id: 'factor',
    get label() {
      return t`Factor`;
    },
    align: 'end',
    cell: (unit) => <NumberCell value={unit.factor} />,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: (unit) => <DateCell value={unit.updatedAt} />,
  },
];
