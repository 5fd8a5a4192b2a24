import { sql } from 'kysely';
import type { Work } from '../db/database';
import { ApiProblem } from '../kernel/problem';
import type { StoredRelease } from './find-release';
import { actorId, type Viewer } from '../kernel/viewer';
import { readReleaseSettings } from './settings';

/**
 * Where the company requires a second person, a version must be activated by someone other than its publisher or the
 * creator of the token used. Release tokens cannot activate then. Builds found at the start are exempt, and so is
 * everything while nobody else may release.
 *
 * @throws ApiProblem `forbidden`
 */
export async function requireOtherPerson(
  work: Work,
  { publisher }: Pick<StoredRelease, 'publisher'>,
  viewer: Viewer,
): Promise<void> {
  if (viewer.kind === 'system') return;
  const { needsSecondPerson } = await readReleaseSettings(work);
  if (!needsSecondPerson || !(await hasOtherPerson(work, publisher))) return;
  if (viewer.kind === 'team') {
    const detail = 'A person has to activate it: an admin does so in Releases.';
    throw new ApiProblem('forbidden', detail);
  }
  if (publisher === null || publisher !== actorId(viewer)) return;
  const detail = 'Another admin has to activate it: you published it, or made the token that did.';
  throw new ApiProblem('forbidden', detail);
}

async function hasOtherPerson(work: Work, publisher: string | null): Promise<boolean> {
  const { rows } = await sql`
    select from admin join role on role._id = admin.role_id
    where admin.deleted_at is null and role.levels ->> 'releases' = 'all'
      and admin._id is distinct from ${publisher} limit 1`.execute(work);
  return rows.length > 0;
}
