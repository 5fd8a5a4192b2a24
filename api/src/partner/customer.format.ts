import { customers } from 'contract/partner';
import { partnerColumns, partnerIdentity } from './partner-columns';
import { headsOf } from './partner-heads';
import { partnerLikeness } from './partner-likeness';
import { columnsOf, idColumn, type TransferFormat } from '../transfer/format/transfer-format';

const column = columnsOf(customers);

export const customerFormat: TransferFormat = {
  resource: customers,
  columns: [
    ...partnerColumns(customers, ['Customer', 'Customer name', 'Client', 'Client name', 'Buyer']),
    column('industry', 'Industry', { synonyms: headsOf('industry') }),
    column('letterLanguage', 'Language of letters'),
    idColumn,
  ],
  identity: partnerIdentity,
  names: [],
  likeness: partnerLikeness('customerMark'),
};
