import type { AnyResource } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import { isPermitted } from '../kernel/permission';
import type { AdminViewer, Viewer } from '../kernel/viewer';
import type { ResourceTable } from './resource-table';

/** The kinds of a resource's rows that an admin's role does not let them see. */
export function hiddenRowKinds(
  { rowNeeds = {} }: Pick<AnyResource, 'rowNeeds'>,
  viewer: Viewer,
): readonly string[] {
  if (viewer.kind !== 'admin') return [];
  return Object.entries(rowNeeds).flatMap(([kind, { needs }]) =>
    isPermitted(viewer, needs) ? [] : [kind],
  );
}

/** Whether a row, aliased as `record`, is of no kind that is hidden from the viewer; undefined where none is. */
export function visibleRows(table: ResourceTable, viewer: Viewer): RawBuilder<boolean> | undefined {
  const kinds = hiddenRowKinds(table.resource, viewer);
  if (kinds.length === 0 || viewer.kind !== 'admin') return undefined;
  return sql<boolean>`not (${sql.join(
    kinds.map((kind) => isOfKind(table, kind, viewer)),
    sql` or `,
  )})`;
}

/** A kind without a condition hides every row. */
function isOfKind(table: ResourceTable, kind: string, viewer: AdminViewer): RawBuilder<boolean> {
  return table.list?.rowKinds?.[kind]?.(viewer) ?? sql<boolean>`true`;
}

/** `and` with the condition of `visibleRows`, for the end of a `where`. */
export function andVisible(table: ResourceTable, viewer: Viewer): RawBuilder<unknown> {
  const condition = visibleRows(table, viewer);
  return condition ? sql` and ${condition}` : sql``;
}
