import { missedSearches } from 'contract/catalog';
import { sql } from 'kysely';
import type { ResourceTable } from '../../repository/resource-table';

export const missedSearchTable = {
  resource: missedSearches,
  table: 'missedSearch',
  list: {
    filters: {
      state: (state) =>
        state === 'all' ? sql<boolean>`true` : sql<boolean>`record.state = ${state}`,
    },
  },
} satisfies ResourceTable<typeof missedSearches>;
