import type { Work } from '../db/database';
import { ApiProblem } from '../core/problem';
import type { StoredRelease } from './find-release';
import { actorId, type Viewer } from '../core/viewer';
import { readReleaseSettings } from './settings';

/**
 * Where the company requires a second person, a version must be activated by someone other than its publisher or the
 * creator of the token used. Release tokens cannot activate then; builds found at the start are exempt.
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
