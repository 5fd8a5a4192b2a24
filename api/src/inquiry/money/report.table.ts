import { ReportQuery, reports } from 'contract/inquiry';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';

export const reportTable = {
  resource: reports,
  table: 'report',
  ownership: {
    field: 'ownerId',
    shared: sql<boolean>`record.is_shared`,
  },
  rules: {
    beforeWrite: (_work, drafts) =>
      Promise.resolve(
        drafts.map(({ record: { query } }) => ({
          fields: {},
          errors: parsedQuery(query).success
            ? []
            : [{ path: 'query', message: 'Choose the groups, the period and the filters again' }],
        })),
      ),
  },
} satisfies ResourceTable<typeof reports>;

/** A stored query string as the parameters of a report. */
export function parsedQuery(query: string) {
  return ReportQuery.safeParse(Object.fromEntries(new URLSearchParams(query)));
}
