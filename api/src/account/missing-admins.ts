import type { Work } from '../db/database';

/** The ids that belong to no admin. */
export async function missingAdmins(
  work: Work,
  ids: readonly unknown[],
): Promise<ReadonlySet<unknown>> {
  const missing = new Set(ids.filter((id) => typeof id === 'string'));
  if (missing.size === 0) return missing;
  const known = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', 'in', [...missing])
    .where('deletedAt', 'is', null)
    .execute();
  for (const { _id } of known) missing.delete(_id);
  return missing;
}
