import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from './resource-calls';

interface LongListOptions<Item> {
  /** Milliseconds until the list is fetched again; for lists with items in progress. */
  refreshAfter?: (items: readonly Item[]) => number | false;
}

/** A list in a sheet that grows page by page; it does not change the page's address. */
export function useLongList<Item>(
  queryKey: readonly unknown[],
  read: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
  { refreshAfter = () => false }: LongListOptions<Item> = {},
) {
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    // Keeps the previous results visible while another search loads.
    placeholderData: keepPreviousData,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
    refetchInterval: ({ state }) => refreshAfter(itemsOf(state.data?.pages)),
  });
  return {
    items: itemsOf(answer.data?.pages),
    total: answer.data?.pages.at(-1)?.total,
    isPending: answer.isPending,
    error: answer.error,
    retry: () => void answer.refetch(),
    hasMore: answer.hasNextPage,
    isReadingMore: answer.isFetchingNextPage,
    readMore: () => void answer.fetchNextPage(),
  };
}

function itemsOf<Item>(pages: readonly Page<Item>[] = []) {
  return pages.flatMap(({ data }) => data);
}

/** A long list's controller. */
export type LongListAnswer<Item> = ReturnType<typeof useLongList<Item>>;
