import { supplierRequests } from 'contract/inquiry';
import { sql } from 'kysely';
import { ApiProblem } from '../../kernel/problem';
import type { ResourceTable } from '../../repository/resource-table';
import { prepareRequests } from './prepare-requests';
import { answeredCount, askedCount, isDue, requestState } from './request-state';

export const supplierRequestTable = {
  resource: supplierRequests,
  table: 'supplierRequest',
  columns: { state: requestState, askedCount, answeredCount },
  list: {
    filters: { isDue: (is) => sql<boolean>`${isDue} = ${is}` },
    sorts: { number: sql`record.number` },
  },
  rules: {
    beforeWrite: prepareRequests,
    removalProblem: (_work, { sentAt }) =>
      Promise.resolve(
        sentAt === null
          ? undefined
          : new ApiProblem('in-use', 'This version was sent to suppliers, so it stays.'),
      ),
  },
} satisfies ResourceTable<typeof supplierRequests>;
