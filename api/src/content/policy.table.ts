import { policies } from 'contract/content';
import type { ResourceTable } from '../repository/resource-table';

export const policyTable = {
  resource: policies,
  table: 'policy',
} satisfies ResourceTable<typeof policies>;
