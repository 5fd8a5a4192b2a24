import { company } from 'contract/content';
import type { ResourceTable } from '../../repository/resource-table';

export const companyTable = {
  resource: company,
  table: 'company',
  cache: { tags: ['company'] },
} satisfies ResourceTable<typeof company>;
