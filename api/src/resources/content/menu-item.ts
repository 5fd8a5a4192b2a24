import { menuItems } from 'contract';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';

export const menuItemTable = {
  resource: menuItems,
  table: 'menuItem',
  keptOf: ['menuItem'],
  visible: sql<boolean>`record.visible`,
} satisfies ResourceTable;
