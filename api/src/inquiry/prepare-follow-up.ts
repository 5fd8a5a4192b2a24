import type { FieldError } from 'contract';
import { type FollowUp, followUps } from 'contract/inquiry';
import type { Work } from '../db/database';
import type { WriteContext } from '../repository/batch';
import type { Draft, Prepared } from '../repository/write-rules';
import { actorId } from '../kernel/viewer';

/** Sets the author of a follow-up; a customer's question stays as they wrote it. */
export function prepareFollowUps(
  _work: Work,
  drafts: readonly Draft<typeof followUps>[],
  { viewer }: WriteContext,
): Promise<Prepared<typeof followUps>[]> {
  const by = followUps.entity.shape.by.parse(actorId(viewer));
  return Promise.resolve(
    drafts.map(({ record, before }) => ({
      fields: {
        by: before ? before.by : by,
        offerId: before ? before.offerId : (record.offerId ?? null),
      },
      errors: before && before.offerId !== null ? questionErrors(record, before) : [],
    })),
  );
}

function questionErrors(
  { message }: Draft<typeof followUps>['record'],
  before: Pick<FollowUp, 'message'>,
): FieldError[] {
  if (message === before.message) return [];
  return [{ path: 'message', message: 'These are the customer’s words. Add a note of your own' }];
}
