import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import type { Draft, Prepared } from '../repository/resource-table';
import { actorId } from '../core/viewer';

/** Sets the author of a follow-up. */
export function prepareFollowUps(
  _work: Work,
  drafts: readonly Draft[],
  { viewer }: WriteContext,
): Promise<Prepared[]> {
  return Promise.resolve(
    drafts.map(({ before }) => ({
      fields: { by: before ? before['by'] : actorId(viewer) },
      errors: [],
    })),
  );
}
