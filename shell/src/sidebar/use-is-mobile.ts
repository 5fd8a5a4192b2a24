import { breakpoint } from 'shared-ui';
import { useSyncExternalStore } from 'react';

const query = `(width < ${breakpoint.mobile})`;

/** Whether the page is so narrow that the sidebar becomes a dialog. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

function subscribe(listener: () => void) {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
