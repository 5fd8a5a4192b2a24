import { customers } from 'contract/partner';
import { syncDuplicateKeys } from './duplicate-keys';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { customerSide } from './contact-side';
import { followCompanies } from './sync-contacts';
import { preparePartners } from './prepare-partner';

export const customerTable = {
  ...partnerTable('customerChemical'),
  resource: customers,
  table: 'customer',
  rules: {
    beforeWrite: preparePartners,
    afterWrite: async (work, writes, context) => {
      await syncDuplicateKeys(work, 'customerMark', writes);
      await followCompanies(work, writes, { ...context, side: customerSide });
    },
  },
} satisfies ResourceTable<typeof customers>;
