import type { Work } from '../db/database';

/** The first of the admins who has an account; undefined when none has one any more. */
export async function firstLiving(
  work: Work,
  candidates: readonly (string | null)[],
): Promise<string | undefined> {
  const ids = candidates.filter((id) => id !== null);
  if (ids.length === 0) return undefined;
  const rows = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  const living = new Set(rows.map(({ _id }) => _id));
  return ids.find((id) => living.has(id));
}
