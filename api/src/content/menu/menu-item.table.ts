import { menuItems } from 'contract';
import { sql } from 'kysely';
import { prepareMenuItems, refuseDeepRestore } from './prepare-menu-item';
import type { ResourceTable } from '../../repository/resource-table';

export const menuItemTable = {
  resource: menuItems,
  table: 'menuItem',
  keptOf: ['menuItem'],
  visible: sql<boolean>`record.visible`,
  prepare: prepareMenuItems,
  afterMove: refuseDeepRestore,
} satisfies ResourceTable;
