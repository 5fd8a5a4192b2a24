import { useSyncExternalStore } from 'react';

/** False on the server and while the page takes over what the server has written, true from then on. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
