import { useSyncExternalStore } from 'react';

/** False on the server and during hydration, then true. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
