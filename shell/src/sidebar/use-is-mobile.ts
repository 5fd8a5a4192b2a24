import { breakpoint } from 'shared-ui';
import { useSyncExternalStore } from 'react';

/** Below it a table beside the whole menu would show two columns. */
const roomy = '1100px';

/** Whether the page is so narrow that the sidebar becomes a dialog. */
export function useIsMobile(): boolean {
  return useMedia(`(width < ${breakpoint.mobile})`);
}

/** Whether the page has room for the whole menu beside it. */
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
