import type { RouteObject } from 'react-router-dom';
import type { LoadedRemote } from './loaded-remote';

/** The remotes whose routes the router has. Changes apply from the next navigation on. */
export interface RouteTable {
  get(id: string): LoadedRemote | undefined;
  all(): readonly LoadedRemote[];
  /** Adds a remote during the navigation that needs it; `patch` adds its routes to the router. */
  add(loaded: LoadedRemote, patch: () => void): void;
  /** Replaces the routes of a remote with those of another version. */
  put(loaded: LoadedRemote): void;
  /** Removes a remote: the next navigation to it loads it again. */
  remove(id: string): void;
}

interface Routes {
  readonly all: (remotes: readonly LoadedRemote[]) => RouteObject[];
  /** Replaces the router's routes. */
  readonly set: (routes: RouteObject[]) => void;
}

/**
 * The route table, kept beside the router. React Router adds routes but removes none, except for its own hot reloading:
 * that call is used here, though its type marks it as internal (react-router-dom is pinned exactly; the tests of this
 * folder and the releases journey check it).
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
      // Routes that are patched in after a replacement, but before the next navigation, would never match.
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
