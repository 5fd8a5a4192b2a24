import { suppliers } from 'contract/partner';
import { numberForm } from '../transfer/format/cell-form';
import { partnerColumns, partnerIdentity } from './partner-columns';
import { partnerLikeness } from './partner-likeness';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const column = columnsOf(suppliers);

export const supplierFormat: TransferFormat = {
  resource: suppliers,
  columns: [
    ...partnerColumns(suppliers, ['Supplier', 'Supplier name', 'Vendor', 'Vendor name']),
    column('leadTimeDays', 'Lead time (days)', {
      form: numberForm('days'),
      synonyms: ['Lead time', 'Delivery time', 'Lead days'],
    }),
    column('rating', 'Rating', { help: '1 to 5, five is best', synonyms: ['Stars', 'Score'] }),
    idColumn,
  ],
  identity: partnerIdentity,
  names: [],
  likeness: partnerLikeness('supplierMark'),
};
