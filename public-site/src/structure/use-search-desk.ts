import { useEffect, useState, useSyncExternalStore } from 'react';
import { type DeskState, SearchDesk } from './search-desk';

/** A desk for as long as the page is shown, and how it stands. */
export function useSearchDesk(): { desk: SearchDesk; state: DeskState } {
  const [desk] = useState(() => new SearchDesk({ hasWorkers: typeof Worker !== 'undefined' }));
  const state = useSyncExternalStore(desk.subscribe, desk.read, () => beforeScripts);
  // Ends the worker, which knows nothing of React, with the page.
  useEffect(() => desk.close, [desk]);
  return { desk, state };
}

/** What the server has written: with a script, a search is done in the page. */
const beforeScripts: DeskState = {
  place: 'page',
  structures: null,
  search: { kind: 'resting' },
};
