import { matchAnchor, matchRemote } from 'contract/release';
import { useCallback } from 'react';
import { useFederation } from './federation-context';

/**
 * Returns a function that preloads the remote of a menu path and its page, on hover or focus of an entry; for an idle
 * page, the remote only. It does nothing when the browser asks to save data.
 */
export function usePreload(): (path: string, part?: 'remote' | 'page') => void {
  const { store, loader } = useFederation();
  return useCallback(
    (path, part = 'page') => {
      if (savesData()) return;
      const { registry } = store.current();
      const remote = path.startsWith('#')
        ? matchAnchor(registry, path)
        : matchRemote(registry, path);
      if (remote !== undefined && !remote.disabled)
        loader.preload(remote.id, part === 'page' ? path : undefined);
    },
    [store, loader],
  );
}

/** @see https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Reflect.get(Object(connection), 'saveData') === true;
}
