import { matchAnchor, matchRemote } from 'contract/release';
import { useCallback } from 'react';
import { useFederation } from './federation-context';

/**
 * A function that starts loading the remote behind a nav path; for hovering or focusing an entry, and for a page that
 * rests. It does nothing for who asked his browser to save data.
 */
export function usePreload(): (path: string) => void {
  const { store, loader } = useFederation();
  return useCallback(
    (path: string) => {
      if (savesData()) return;
      const { registry } = store.current();
      const remote = path.startsWith('#')
        ? matchAnchor(registry, path)
        : matchRemote(registry, path);
      if (remote !== undefined && !remote.disabled) loader.preload(remote.id);
    },
    [store, loader],
  );
}

/** @see https://wicg.github.io/savedata/ */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return Reflect.get(Object(connection), 'saveData') === true;
}
