import { navigationLinks } from 'contract';
import type { ResourceTable } from '../../repository/resource-table';

export const navigationLinkTable = {
  resource: navigationLinks,
  table: 'navigationLink',
  keptOf: ['navigationLink'],
} satisfies ResourceTable;
