import { savedViews } from 'contract/staff';
import { sql } from 'kysely';
import { visibleResources } from '../core/permission';
import type { ResourceTable } from '../repository/resource-table';

export const savedViewTable = {
  resource: savedViews,
  table: 'savedView',
  concerns(viewer) {
    const resources = visibleResources(viewer);
    return resources
      ? sql<boolean>`record.resource in (${sql.join(resources)})`
      : sql<boolean>`true`;
  },
  ownership: { field: 'ownerId', shared: sql<boolean>`record.is_shared` },
} satisfies ResourceTable<typeof savedViews>;
