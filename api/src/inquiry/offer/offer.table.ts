import { offers } from 'contract/inquiry';
import { sql } from 'kysely';
import { today } from '../../content/company/today';
import { ApiProblem } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';
import { storeValues } from '../money/store-values';
import { prepareOffers } from './prepare-offers';

/** Whether the last day of validity has passed where the company is. */
export const isPast = sql<boolean>`record.valid_until < ${today}`;

/** The state follows from what happened and from today's date where the company is. */
const state = sql`case
  when record.accepted_at is not null then 'accepted'
  when record.declined_at is not null then 'declined'
  when record.superseded_at is not null then 'superseded'
  when record.sent_at is null then 'draft'
  when ${isPast} then 'expired'
  else 'sent' end`;

export const offerTable = {
  resource: offers,
  table: 'offer',
  columns: { state },
  rules: {
    beforeWrite: prepareOffers,
    afterWrite: (work, writes) =>
      storeValues(
        work,
        writes.map(({ after }) => after.inquiryId),
      ),
    afterTrash: (work, records) =>
      storeValues(
        work,
        records.map(({ inquiryId }) => inquiryId),
      ),
    removalProblem: (_work, { sentAt }) =>
      Promise.resolve(
        sentAt === null
          ? undefined
          : new ApiProblem('in-use', 'This version was sent to the customer, so it stays.'),
      ),
  },
} satisfies ResourceTable<typeof offers>;
