import { sql } from 'kysely';
import type { Row } from '../db/pool';
import { inTransaction } from '../repository/in-transaction';
import { recordsWhere } from '../repository/read';
import { settledAll } from '../repository/write';
import { updateManyWithin } from '../repository/write-batch';
import { statusTable } from '../resources/inquiry/status';
import type { Services } from '../services';
import { requireStaff, type Viewer } from '../viewer';
import { placeStep } from './prepare-status';

const mostStatuses = 1000;

/**
 * Puts statuses into an order; those that are not named follow as they were.
 *
 * @returns all statuses in their order
 * @throws ApiProblem `not-found` for an id that is no status
 */
export async function orderStatuses(
  { database, tables: registry }: Services,
  ids: readonly string[],
  viewer: Viewer,
): Promise<Row[]> {
  requireStaff(viewer);
  const context = { database, registry, table: statusTable, viewer };
  const all = { viewer, limit: mostStatuses };
  return inTransaction(database, async (work) => {
    await sql`select _id from status order by _id for update`.execute(work);
    const stored = await recordsWhere(work, statusTable, sql<boolean>`true`, all);
    const named = [...new Set(ids)];
    const followers = stored.map(({ _id }) => String(_id)).filter((id) => !named.includes(id));
    const patches = [...named, ...followers].map((id, place) => ({
      id,
      fields: { order: (place + 1) * placeStep },
    }));
    settledAll(await updateManyWithin(work, context, patches));
    return recordsWhere(work, statusTable, sql<boolean>`true`, all);
  });
}
