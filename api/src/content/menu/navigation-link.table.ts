import { navigationLinks } from 'contract/content';
import { placeLast } from '../../repository/last-place';
import type { ResourceTable } from '../../repository/resource-table';

export const navigationLinkTable = {
  resource: navigationLinks,
  table: 'navigationLink',
  cache: { tags: ['navigationLink'] },
  rules: { beforeWrite: placeLast },
} satisfies ResourceTable<typeof navigationLinks>;
