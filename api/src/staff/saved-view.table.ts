import { savedViews } from 'contract/staff';
import { sql, type RawBuilder } from 'kysely';
import { visibleResources } from '../kernel/permission';
import type { Viewer } from '../kernel/viewer';
import type { ResourceTable } from '../repository/resource-table';

export const savedViewTable = {
  resource: savedViews,
  table: 'savedView',
  ownership: { field: 'ownerId', shared: sql<boolean>`record.is_shared`, concerns: ofVisible },
} satisfies ResourceTable<typeof savedViews>;

/** The views of lists that the viewer may see. */
function ofVisible(viewer: Viewer): RawBuilder<boolean> {
  const resources = visibleResources(viewer);
  return resources ? sql<boolean>`record.resource in (${sql.join(resources)})` : sql<boolean>`true`;
}
