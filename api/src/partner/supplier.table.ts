import { suppliers } from 'contract/partner';
import { syncDuplicateKeys } from './duplicate-keys';
import type { ResourceTable } from '../repository/resource-table';
import { partnerTable } from './partner-table';
import { preparePartners } from './prepare-partner';

export const supplierTable = {
  ...partnerTable('supplierChemical'),
  resource: suppliers,
  table: 'supplier',
  rules: {
    beforeWrite: preparePartners,
    afterWrite: (work, writes) => syncDuplicateKeys(work, 'supplierMark', writes),
  },
} satisfies ResourceTable<typeof suppliers>;
