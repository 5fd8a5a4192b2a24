import { suppliers } from 'contract/partner';
import { syncDuplicateKeys } from './duplicate-keys';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { supplierSide } from './contact-side';
import { followCompanies } from './sync-contacts';
import { preparePartners } from './prepare-partner';

export const supplierTable = {
  ...partnerTable('supplierChemical'),
  resource: suppliers,
  table: 'supplier',
  rules: {
    beforeWrite: preparePartners,
    afterWrite: async (work, writes, context) => {
      await syncDuplicateKeys(work, 'supplierMark', writes);
      await followCompanies(work, writes, { ...context, side: supplierSide });
    },
  },
} satisfies ResourceTable<typeof suppliers>;
