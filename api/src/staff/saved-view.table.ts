import { savedViews } from 'contract/staff';
import { sql } from 'kysely';
import type { ResourceTable } from '../repository/resource-table';

export const savedViewTable = {
  resource: savedViews,
  table: 'savedView',
  ownership: { field: 'ownerId', shared: sql<boolean>`record.is_shared` },
} satisfies ResourceTable<typeof savedViews>;
