import { menuItems } from 'contract/content';
import { sql } from 'kysely';
import { prepareMenuItems, refuseDeepRestore } from './prepare-menu-item';
import type { ResourceTable } from '../../repository/resource-table';

export const menuItemTable = {
  resource: menuItems,
  table: 'menuItem',
  cacheTags: ['menuItem'],
  visible: sql<boolean>`record.visible`,
  beforeWrite: prepareMenuItems,
  afterTrash: refuseDeepRestore,
} satisfies ResourceTable;
