import { customers } from 'contract/partner';
import { syncDuplicateKeys } from './duplicate-keys';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { preparePartners } from './prepare-partner';

export const customerTable = {
  ...partnerTable('customerChemical'),
  resource: customers,
  table: 'customer',
  rules: {
    beforeWrite: preparePartners,
    afterWrite: (work, writes) => syncDuplicateKeys(work, 'customerMark', writes),
  },
} satisfies ResourceTable<typeof customers>;
