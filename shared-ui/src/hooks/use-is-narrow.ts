import { useSyncExternalStore } from 'react';
import { breakpoint } from '../tokens/token';

const query = `(width < ${breakpoint.narrow})`;

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page is as narrow as a phone: tables become lists, and rare actions move into menus. */
export function useIsNarrow() {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
