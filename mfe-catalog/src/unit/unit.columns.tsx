import type { units } from 'contract/catalog';
import { type Columns, DateCell, NumberCell } from 'shared-ui/table';
import { dimensionLabels } from './dimension-labels';

export const unitColumns: Columns<typeof units> = [
  { id: 'name', label: 'Name', sort: 'name', cell: (unit) => unit.name },
  { id: 'symbol', label: 'Symbol', role: 'fact', sort: 'symbol', cell: (unit) => unit.symbol },
  {
    id: 'dimension',
    label: 'Dimension',
    role: 'fact',
    sort: 'dimension',
    cell: (unit) => dimensionLabels[unit.dimension],
  },
  {
    id: 'factor',
    label: 'Factor',
    align: 'end',
    cell: (unit) => <NumberCell value={unit.factor} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: (unit) => <DateCell value={unit.updatedAt} />,
  },
];
