import { menuItems } from 'contract/content';
import { sql } from 'kysely';
import { prepareMenuItems, refuseDeepRestore } from './prepare-menu-item';
import type { ResourceTable } from '../../repository/resource-table';

export const menuItemTable = {
  resource: menuItems,
  table: 'menuItem',
  cache: { tags: ['menuItem'] },
  visible: sql<boolean>`record.visible`,
  rules: { beforeWrite: prepareMenuItems, afterTrash: refuseDeepRestore },
} satisfies ResourceTable<typeof menuItems>;
