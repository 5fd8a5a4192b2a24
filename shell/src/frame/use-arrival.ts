import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Does what a browser does on a page load: updates the title, and focuses the new page, unless something on it already
 * has the focus.
 */
export function useArrival(title: string, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  // Updates the document title.
  useEffect(() => {
    document.title = t`${title} – Admin`;
  }, [title]);

  // Moves the focus when the page changes, not on the first load.
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname, main]);
}
