import { units } from 'contract/catalog';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const unit = columnsOf(units);
export const unitFormat: TransferFormat = {
  resource: units,
  columns: [
    unit('name', 'Name', { synonyms: ['Unit'] }),
    unit('symbol', 'Symbol'),
    unit('dimension', 'Dimension'),
    unit('factor', 'Factor'),
    idColumn,
  ],
  identity: [{ field: 'symbol' }],
  names: [],
};
