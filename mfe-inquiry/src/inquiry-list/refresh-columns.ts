import type { QueryClient } from '@tanstack/react-query';
import { inquiries } from 'contract/inquiry';
import { resourceKeys } from 'shared-ui/resource';

/** Refetches what a move affects: its two columns and the view counts; drops inactive queries. */
export async function refreshColumns(
  queryClient: QueryClient,
  statusIds: readonly (string | null)[],
) {
  const queryKey = resourceKeys.all(inquiries);
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  await queryClient.invalidateQueries({
    queryKey,
    predicate: ({ queryKey: [, , query] }) => {
      const isColumn = typeof query === 'object' && query !== null && 'column' in query;
      return !isColumn || statusIds.includes(String(query.column));
    },
  });
}
