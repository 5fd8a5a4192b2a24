import { useEffect, useState, useSyncExternalStore } from 'react';
import { type StructureSearchState, StructureSearchStore } from './structure-search-store';

/** A structure search for as long as the page is shown, with its state. */
export function useStructureSearch(): { store: StructureSearchStore; state: StructureSearchState } {
  const [store] = useState(
    () => new StructureSearchStore({ hasWorkers: typeof Worker !== 'undefined' }),
  );
  const state = useSyncExternalStore(store.subscribe, store.read, () => beforeScripts);
  // Ends the worker, which knows nothing of React, with the page.
  useEffect(() => store.close, [store]);
  return { store, state };
}

/** What the server has written: with a script, a search is done in the page. */
const beforeScripts: StructureSearchState = {
  place: 'page',
  structures: null,
  search: { kind: 'resting' },
};
