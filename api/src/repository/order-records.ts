import { type RawBuilder, sql } from 'kysely';
import { columnOf, living, source } from './columns';
import { inTransaction } from './in-transaction';
import { placeStep } from './last-place';
import type { ResourceTable } from './resource-table';
import { unwrapAll } from './write';
import { updateManyWithin } from './write-batch';
import type { Services } from '../kernel/services';
import { notFound } from '../kernel/problem';
import { requireStaff, type Viewer } from '../kernel/viewer';

interface Ordering {
  readonly table: ResourceTable;
  readonly ids: readonly string[];
  readonly viewer: Viewer;
  /** The records with an order of their own that these are among; all of the resource by default. */
  readonly among?: RawBuilder<boolean>;
}

/**
 * Sets the `order` of records to the given sequence; records not named follow in their present order.
 *
 * @returns how many records moved
 * @throws ApiProblem `not-found` for an id that is no record of the resource
 */
export async function orderRecords(
  { database, tables }: Services,
  { table, ids, viewer, among = sql<boolean>`true` }: Ordering,
): Promise<number> {
  requireStaff(viewer);
  const context = { database, tables, table, viewer };
  return inTransaction(database, async (work) => {
    await sql`
      select record._id from ${source(table)} where ${living(table)} and ${among}
      order by record._id for update of record`.execute(work);
    const { rows } = await sql<{ _id: string; order: number }>`
      select record._id, ${columnOf(table, 'order')} as "order" from ${source(table)}
      where ${living(table)} and ${among} order by ${columnOf(table, 'order')}, record._id`.execute(
      work,
    );
    const named = [...new Set(ids)];
    const followers = rows.map(({ _id }) => _id).filter((id) => !named.includes(id));
    const stored = new Map(rows.map(({ _id, order }) => [_id, order]));
    if (named.some((id) => !stored.has(id))) throw notFound(table.resource.label.one);
    const patches = [...named, ...followers]
      .map((id, place) => ({ id, fields: { order: (place + 1) * placeStep } }))
      .filter(({ id, fields }) => stored.get(id) !== fields.order);
    unwrapAll(await updateManyWithin(work, context, patches));
    return patches.length;
  });
}
