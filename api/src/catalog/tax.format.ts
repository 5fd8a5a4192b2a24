import { taxes } from 'contract/catalog';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const tax = columnsOf(taxes);
export const taxFormat: TransferFormat = {
  resource: taxes,
  columns: [
    tax('name', 'Name', { synonyms: ['Tax'] }),
    tax('ratePercent', 'Rate (%)', { synonyms: ['Rate', 'Percent'] }),
    tax('country', 'Country'),
    tax('description', 'Description'),
    idColumn,
  ],
  identity: [{ field: 'name' }],
  names: [],
};
