import { matchAnchor, matchRemote } from 'contract/release';
import { useCallback } from 'react';
import { useFederation } from './federation-context';

/** A function that starts loading the remote behind a nav path; for hovering or focusing an entry. */
export function usePreload(): (path: string) => void {
  const { store, loader } = useFederation();
  return useCallback(
    (path: string) => {
      const { registry } = store.current();
      const remote = path.startsWith('#')
        ? matchAnchor(registry, path)
        : matchRemote(registry, path);
      if (remote !== undefined && !remote.disabled) loader.preload(remote.id);
    },
    [store, loader],
  );
}
