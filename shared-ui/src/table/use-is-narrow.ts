import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/token';

const query = `(width < ${breakpoint.compact})`;

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone: what stands beside another then goes into a menu. */
export function useIsNarrow() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
