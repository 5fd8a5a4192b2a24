import type { Work } from '../db/database';
import { ApiProblem } from '../core/problem';
import type { StoredRelease } from './find-release';
import { actorId, type Viewer } from '../core/viewer';
import { readReleaseSettings } from './settings';

/**
 * Where the company wants a second person, a version is given to admins by somebody else than whoever published it or
 * made the token that did. A release token is nobody; the product's own start is not asked.
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
  if (!needsSecondPerson) return;
  if (viewer.kind === 'team') {
    const detail = 'A person has to activate it: an admin does so in Releases.';
    throw new ApiProblem('forbidden', detail);
  }
  if (publisher === null || publisher !== actorId(viewer)) return;
  const detail = 'Another admin has to activate it: you published it, or made the token that did.';
  throw new ApiProblem('forbidden', detail);
}
