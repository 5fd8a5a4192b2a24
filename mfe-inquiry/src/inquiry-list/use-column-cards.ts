import { useQueries } from '@tanstack/react-query';
import { inquiries } from 'contract/inquiry';
import { useState } from 'react';
import { useApi } from 'shared-ui/client';
import { resourceCalls, resourceKeys } from 'shared-ui/resource';
import type { InquiryRow } from './inquiry-cells';
import type { Moves } from './use-moves';

export const cardsPerPage = 50;

/** A list's query, as its address says it. */
export interface ListQuery {
  readonly sort: string;
}

interface ColumnOptions {
  statusId: string;
  query: ListQuery;
  moves: Moves;
}

/** Cards before the end at which the next page is read. */
const ahead = 8;

/**
 * The cards of a column with those that are being moved in or out. As many pages are read as the cards in sight need:
 * what was scrolled past is let go, so that a move does not fetch it again.
 */
export function useColumnCards({ statusId, query, moves }: ColumnOptions) {
  const { list } = resourceCalls(useApi(), inquiries);
  const asked = columnQuery(query, statusId);
  const key = JSON.stringify(asked);
  const [reach, setReach] = useState({ key, pages: 1 });
  const pages = reach.key === key ? reach.pages : 1;
  const answers = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      queryKey: [...resourceKeys.list(inquiries, { column: statusId, ...asked, page: index + 1 })],
      queryFn: ({ signal }: { signal: AbortSignal }) => list({ ...asked, page: index + 1 }, signal),
    })),
  });
  const loaded = answers.flatMap(({ data }) => data?.data ?? []);
  const stored = answers[0]?.data?.total;
  const failed = answers.find(({ error }) => error !== null);
  const isComplete = answers.every(({ data }) => data !== undefined);
  const { cards, change } = withMoves(distinct(loaded), statusId, moves);
  return {
    cards,
    /** Undefined until it is known. */
    total: stored === undefined ? undefined : stored + change,
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
    hasMore: pages * cardsPerPage < (stored ?? 0),
    isReadingMore: !isComplete,
    /** Reads what is needed to show the cards before this one. */
    showTo: (end: number) => {
      const needed = Math.floor((end + ahead) / cardsPerPage) + 1;
      const most = Math.max(1, Math.ceil((stored ?? 0) / cardsPerPage));
      const next = { key, pages: Math.min(needed, most) };
      setReach((last) => (last.key === key && last.pages === next.pages ? last : next));
    },
  };
}

/** What was changed last stands first, unless the list is in an order of its own: so a moved card stays where it is. */
function columnQuery({ sort, ...query }: ListQuery, statusId: string) {
  return {
    ...query,
    sort: sort === inquiries.defaultSort ? '-updatedAt' : sort,
    pageSize: cardsPerPage,
    statusId,
  };
}

/** A card may have slipped to the next page while that was read. */
function distinct(rows: readonly InquiryRow[]): readonly InquiryRow[] {
  return [...new Map(rows.map((row) => [row._id, row])).values()];
}

/** The cards with those on their way into the column first and those on their way out left away. */
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
