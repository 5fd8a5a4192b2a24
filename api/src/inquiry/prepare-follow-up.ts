import { followUps } from 'contract/inquiry';
import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import type { Draft, Prepared } from '../repository/write-rules';
import { actorId } from '../kernel/viewer';

/** Sets the author of a follow-up. */
export function prepareFollowUps(
  _work: Work,
  drafts: readonly Draft<typeof followUps>[],
  { viewer }: WriteContext,
): Promise<Prepared<typeof followUps>[]> {
  const by = followUps.entity.shape.by.parse(actorId(viewer));
  return Promise.resolve(
    drafts.map(({ before }) => ({
      fields: { by: before ? before.by : by },
      errors: [],
    })),
  );
}
