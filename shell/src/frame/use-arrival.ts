import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a browser does by itself when a page is loaded: the title changes, and the focus goes to the new page, unless
 * something on it has taken the focus already.
 */
export function useArrival(title: string, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const arrivedAt = useRef(pathname);

  // Keeps the browser's title in step.
  useEffect(() => {
    document.title = `${title} – Admin`;
  }, [title]);

  // Moves the focus when the page changes, not on its first load.
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname, main]);
}
