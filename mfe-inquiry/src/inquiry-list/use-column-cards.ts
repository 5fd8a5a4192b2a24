import { useQueries } from '@tanstack/react-query';
import { inquiries } from 'contract/inquiry';
import { useState } from 'react';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import type { InquiryRow } from './inquiry-cells';
import type { Moves } from './use-moves';

export const cardsPerPage = 50;

/** The list query from the URL. */
export interface ListQuery {
  readonly sort: string;
}

interface ColumnOptions {
  statusId: string;
  query: ListQuery;
  moves: Moves;
}

/** How many cards before the end the next page is fetched. */
const ahead = 8;

/**
 * The cards of a column, with moves in progress applied. Fetches the pages that the visible cards need and drops the
 * ones scrolled past, so that a move does not refetch them.
 */
export function useColumnCards({ statusId, query, moves }: ColumnOptions) {
  const { list } = resourceCalls(useApi(), inquiries);
  const listQuery = columnQuery(query, statusId);
  const key = JSON.stringify(listQuery);
  const [reach, setReach] = useState({ key, pages: 1 });
  const pages = reach.key === key ? reach.pages : 1;
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      queryKey: [
        ...resourceKeys.list(inquiries, { column: statusId, ...listQuery, page: index + 1 }),
      ],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        list({ ...listQuery, page: index + 1 }, signal),
    })),
  });
  const loaded = answers.flatMap(({ data }) => data?.data ?? []);
  const stored = answers[0]?.data?.total;
  const failed = answers.find(({ error }) => error !== null);
  const isComplete = answers.every(({ data }) => data !== undefined);
  const { cards, change } = withMoves(distinct(loaded), statusId, moves);
  return {
    cards,
    /** Undefined until the count is loaded. */
    total: stored === undefined ? undefined : stored + change,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    hasMore: pages * cardsPerPage < (stored ?? 0),
    isReadingMore: !isComplete,
    /** Fetches the pages needed to show the cards up to `end`. */
    showTo: (end: number) => {
      const needed = Math.floor((end + ahead) / cardsPerPage) + 1;
      const most = Math.max(1, Math.ceil((stored ?? 0) / cardsPerPage));
      const next = { key, pages: Math.min(needed, most) };
      setReach((last) => (last.key === key && last.pages === next.pages ? last : next));
    },
  };
}

/** Sorts by last change unless the list has an order of its own, so that a moved card stays at the top. */
function columnQuery({ sort, ...query }: ListQuery, statusId: string) {
  return {
    ...query,
    sort: sort === inquiries.defaultSort ? '-updatedAt' : sort,
    pageSize: cardsPerPage,
    statusId,
  };
}

/** Drops duplicates: a card may shift to the next page between two fetches. */
function distinct(rows: readonly InquiryRow[]): readonly InquiryRow[] {
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}

/** Puts cards that move into the column first and removes those that move out. */
function withMoves(loaded: readonly InquiryRow[], statusId: string, moves: Moves) {
  if (moves.size === 0) return { cards: loaded, change: 0 };
  const isHere = new Set<string>(loaded.map(({ _id }) => _id));
  const coming = [...moves.values()]
    .filter(({ inquiry, to }) => to === statusId && !isHere.has(inquiry._id))
    .map(({ inquiry }) => ({ ...inquiry, statusId: idOfStatus(statusId) }))
    .toReversed();
  const staying = loaded.filter(({ _id }) => (moves.get(_id)?.to ?? statusId) === statusId);
  return {
    cards: [...coming, ...staying],
    change: coming.length - (loaded.length - staying.length),
  };
}

function idOfStatus(id: string) {
  return inquiries.fields.statusId.schema.parse(id);
}
