import type { RouteObject } from 'react-router-dom';
import type { LoadedRemote } from './loaded-remote';

/** The remotes whose routes the router has. What changes counts from the next navigation on. */
export interface RouteTable {
  get(id: string): LoadedRemote | undefined;
  all(): readonly LoadedRemote[];
  /** Adds a remote during the navigation that needs it; `patch` hands its routes to the router. */
  add(loaded: LoadedRemote, patch: () => void): void;
  /** Puts the routes of another version in place of those that are there. */
  put(loaded: LoadedRemote): void;
  /** Forgets a remote: the next navigation to it asks the loader again. */
  remove(id: string): void;
}

interface Routes {
  readonly all: (remotes: readonly LoadedRemote[]) => RouteObject[];
  /** Sets the router's routes anew. */
  readonly set: (routes: RouteObject[]) => void;
}

/**
 * The table, beside the router. React Router adds routes but takes none away, except for its own hot reloading: that is
 * what sets them here, by a call that its type marks as internal (react-router-dom is pinned exactly; the suites of this
 * folder and the releases journey hold it to that).
 */
export function createRouteTable({ all, set }: Routes): RouteTable {
  const remotes = new Map<string, LoadedRemote>();
  let wasSet = false;

  function apply(): void {
    wasSet = true;
    set(all([...remotes.values()]));
  }

  return {
    get: (id) => remotes.get(id),
    all: () => [...remotes.values()],
    add(loaded, patch) {
      remotes.set(loaded.remote.id, loaded);
      // Routes that are patched into those that were set, before a navigation has taken them up, are never matched.
      if (wasSet) apply();
      else patch();
    },
    put(loaded) {
      remotes.set(loaded.remote.id, loaded);
      apply();
    },
    remove(id) {
      if (remotes.delete(id)) apply();
    },
  };
}
