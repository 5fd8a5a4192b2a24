import { useCallback, useState } from 'react';

interface Identified {
  readonly _id: string;
}

/** Roving tabindex over the cards: the stop is the card visited last, else the first. */
export function useRoving(cards: readonly Identified[]) {
  const [visited, setVisited] = useState<string>();
  const isThere = cards.some(({ _id }) => _id === visited);
  return {
    reachable: isThere ? visited : cards[0]?._id,
    enter: useCallback((id: string) => setVisited(id), []),
  };
}
