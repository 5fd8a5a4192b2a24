import type { AnyResource } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import { isPermitted } from '../kernel/permission';
import type { AdminViewer, Viewer } from '../kernel/viewer';
import { columnOf } from './columns';
import type { Ownership, ResourceTable } from './resource-table';

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
  if (viewer.kind !== 'admin') return undefined;
  const conditions = table.ownership?.isPrivate
    ? [isOwnOrShared(table.ownership, table, viewer)]
    : [];
  const kinds = hiddenRowKinds(table.resource, viewer);
  const hidden = kinds.map((kind) => isOfKind(table, kind, viewer));
  if (hidden.length > 0) conditions.push(sql<boolean>`not (${sql.join(hidden, sql` or `)})`);
  return conditions.length === 0 ? undefined : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** Whether a row, aliased as `record`, is the viewer's own or shared with them. */
export function isOwnOrShared(
  { field, shared }: Ownership,
  table: ResourceTable,
  { adminId }: AdminViewer,
): RawBuilder<boolean> {
  return sql<boolean>`(${columnOf(table, field)} = ${adminId} or ${shared})`;
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
