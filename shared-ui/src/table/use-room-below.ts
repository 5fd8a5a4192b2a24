import { useLayoutEffect, useRef } from 'react';

/**
 * Sets `--list-top` on a list: its distance from the top of the page, so that the list can end at the bottom of the
 * window.
 */
export function useRoomBelow() {
  const list = useRef<HTMLElement>(null);
  // Follows changes of the layout above: notes, jobs and chips come and go there.
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null || current.closest('[role="dialog"]') !== null) return;
    const measure = () => {
      const top = Math.round(current.getBoundingClientRect().top + window.scrollY);
      current.style.setProperty('--list-top', `${top}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return list;
}
