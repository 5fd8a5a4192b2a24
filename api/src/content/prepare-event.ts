import type { Work } from '../db/database';
import type { Draft, Prepared } from '../repository/resource-table';

/** Requires the end of an event not to be before its start. */
export function prepareEvents(_work: Work, drafts: readonly Draft[]): Promise<Prepared[]> {
  return Promise.resolve(
    drafts.map(({ record: { startsAt, endsAt } }) => {
      const isBackwards =
        typeof endsAt === 'string' && Date.parse(endsAt) < Date.parse(String(startsAt));
      return {
        fields: {},
        errors: isBackwards ? [{ path: 'endsAt', message: 'This is before it begins' }] : [],
      };
    }),
  );
}
