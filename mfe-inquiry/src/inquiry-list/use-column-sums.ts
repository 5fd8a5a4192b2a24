import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { inquiries, moneyEndpoints, type StatusSum } from 'contract/inquiry';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import type { ListQuery } from './use-column-cards';

const sumsKey = [...resourceKeys.all(inquiries), 'sums'] as const;

/** What the inquiries of each column are worth, by the `_id` of the status, in one call; undefined while it loads. */
export function useColumnSums(query: ListQuery): ReadonlyMap<string, StatusSum> | undefined {
  const api = useApi();
  const {
    sort: _sort,
    page: _page,
    pageSize: _size,
    ...filters
  } = { page: 1, pageSize: 1, ...query };
  const { data } = useQuery({
    queryKey: [...sumsKey, filters],
    queryFn: async ({ signal }) =>
      (await api.call(moneyEndpoints.byStatus, { query: filters, signal })).data,
    placeholderData: keepPreviousData,
  });
  return data && new Map(data.map((sum) => [sum.statusId, sum]));
}

/** Changes the sums in sight until the server's are read again. */
export function changeSums(
  queryClient: QueryClient,
  change: (sums: readonly StatusSum[]) => StatusSum[],
): void {
  // An answer on its way was counted before the change.
  void queryClient.cancelQueries({ queryKey: sumsKey });
  queryClient.setQueriesData<StatusSum[]>({ queryKey: sumsKey }, (sums) => sums && change(sums));
}
