import { breakpoint } from 'shared-ui';
import { useSyncExternalStore } from 'react';

/** On narrower pages, a table beside the expanded menu would show two columns. */
const roomy = '1100px';

/** Whether the page is so narrow that the sidebar is a dialog. */
export function useIsMobile(): boolean {
  return useMedia(`(width < ${breakpoint.mobile})`);
}

/** Whether the page has room for the expanded menu. */
export function useIsRoomy(): boolean {
  return !useMedia(`(width < ${roomy})`);
}

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}
