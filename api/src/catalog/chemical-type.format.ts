import { chemicalTypes } from 'contract/catalog';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const chemicalType = columnsOf(chemicalTypes);
export const chemicalTypeFormat: TransferFormat = {
  resource: chemicalTypes,
  columns: [
    chemicalType('name', 'Name', { synonyms: ['Type', 'Chemical type'] }),
    chemicalType('slug', 'Address'),
    chemicalType('description', 'Description'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};
