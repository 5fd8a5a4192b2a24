import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import { placeStep } from '../../repository/last-place';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { lockMenu } from './prepare-menu-item';

/** The order that the items below one other shall have; those named that stand elsewhere move in. */
interface MenuPlacement {
  /** Null for the menu's own entries. */
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

/**
 * Puts menu items in an order, all of them or none. Those below the same one that are not named follow as they were.
 *
 * @returns how many were given another place
 * @throws ApiProblem `not-found` for an id that is nobody's, `invalid` for a place that the menu does not have
 */
export async function placeMenuItems(
  work: Work,
  context: WriteContext,
  { parentId, ids }: MenuPlacement,
): Promise<number> {
  await lockMenu(work);
  const { rows } = await sql<{ _id: string; order: number; isBelow: boolean }>`
    select _id, "order", parent_id is not distinct from ${parentId}::uuid as "isBelow"
    from menu_item where deleted_at is null order by "order", _id`.execute(work);
  const followers = rows.filter(({ _id, isBelow }) => isBelow && !ids.includes(_id));
  const stored = new Map(rows.map((row) => [row._id, row]));
  const patches = [...ids, ...followers.map(({ _id }) => _id)]
    .map((id, index) => ({ id, fields: { parentId, order: (index + 1) * placeStep } }))
    .filter(({ id, fields }) => {
      const row = stored.get(id);
      return row?.isBelow !== true || row.order !== fields.order;
    });
  unwrapAll(await updateManyWithin(work, context, patches));
  return patches.length;
}
