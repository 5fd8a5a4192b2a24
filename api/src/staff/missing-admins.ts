import type { Work } from '../db/database';

/** The ids that belong to no admin. */
export async function missingAdmins(
  work: Work,
  ids: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const asked = new Set(ids.filter((id) => typeof id === 'string'));
  if (asked.size === 0) return asked;
  const known = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', 'in', [...asked])
    .where('deletedAt', 'is', null)
    .execute();
  for (const { _id } of known) asked.delete(_id);
  return asked;
}
