import type { QueryClient } from '@tanstack/react-query';
import { inquiries } from 'contract/inquiry';
import { resourceKeys } from 'shared-ui/resource';

/** Fetches anew what a move touches: the two columns, the numbers of the views, and what is out of sight when shown. */
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
