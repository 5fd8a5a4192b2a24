import { allows, orders } from 'contract/inquiry';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';
import { storeValues } from '../money/store-values';
import { handOverOf, orderErrors } from './order-errors';

export const orderTable = {
  resource: orders,
  table: 'salesOrder',
  list: {
    filters: {
      chemicalId: (id) =>
        sql<boolean>`record.lines @> ${JSON.stringify([{ chemicalId: id }])}::jsonb`,
    },
    sorts: { number: sql`record.number` },
  },
  rules: {
    beforeWrite: (_work, drafts) =>
      Promise.resolve(
        drafts.map((draft) => ({ fields: handOverOf(draft), errors: orderErrors(draft) })),
      ),
    afterWrite: (work, writes) =>
      storeValues(
        work,
        writes.flatMap(({ after }) => after.inquiryId ?? []),
      ),
    afterTrash: (work, records) =>
      storeValues(
        work,
        records.flatMap(({ inquiryId }) => inquiryId ?? []),
      ),
    removalProblem: (_work, { state, confirmedAt }) =>
      Promise.resolve(
        allows(state, 'remove') && confirmedAt === null
          ? undefined
          : new ApiProblem('in-use', 'This order was confirmed to the customer, so it stays.'),
      ),
  },
} satisfies ResourceTable<typeof orders>;
