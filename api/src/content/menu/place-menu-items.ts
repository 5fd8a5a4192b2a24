import { sql } from 'kysely';
import type { Work } from '../../db/database';
import type { WriteContext } from '../../repository/batch';
import { placeStep } from '../../repository/last-place';
import { unwrapAll } from '../../repository/write';
import { updateManyWithin } from '../../repository/write-batch';
import { lockMenu } from './prepare-menu-item';

/** The new order of the items below one parent; listed items of another parent move there. */
interface MenuPlacement {
  /** Null for top-level items. */
  readonly parentId: string | null;
  readonly ids: readonly string[];
}

/**
 * Reorders menu items, all or none. Items of the same parent that are not named follow in their present order.
 *
 * @returns how many moved
 * @throws ApiProblem `not-found` for an unknown id, `invalid` for a position that the menu does not allow
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
