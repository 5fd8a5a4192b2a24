import type { events } from 'contract/content';
import type { Work } from '../db/database';
import type { Draft, Prepared } from '../repository/write-rules';

/** Requires the end of an event not to be before its start. */
export function prepareEvents(
  _work: Work,
  drafts: readonly Draft<typeof events>[],
): Promise<Prepared<typeof events>[]> {
  return Promise.resolve(
    drafts.map(({ record: { startsAt, endsAt } }) => {
      const isBackwards = endsAt !== null && Date.parse(endsAt) < Date.parse(startsAt);
      return {
        fields: {},
        errors: isBackwards ? [{ path: 'endsAt', message: 'This is before it begins' }] : [],
      };
    }),
  );
}
