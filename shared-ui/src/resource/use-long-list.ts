import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Page } from './resource-calls';

interface LongListOptions<Item> {
  /** After how many milliseconds the list is asked for again: while something in it changes by itself. */
  refreshAfter?: (items: readonly Item[]) => number | false;
}

/** A list that grows page by page, within a sheet; its address stays that of the page below. */
export function useLongList<Item>(
  queryKey: readonly unknown[],
  read: (page: number, signal: AbortSignal) => Promise<Page<Item>>,
  { refreshAfter = () => false }: LongListOptions<Item> = {},
) {
  const answer = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: 1,
    // What was found stays in sight while another search is on its way.
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
