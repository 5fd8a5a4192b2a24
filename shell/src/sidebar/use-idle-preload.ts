import { useEffect } from 'react';
import { notWhenIdle, whenIdle } from '../app/when-idle';
import { usePreload } from '../federation/use-preload';

/** Milliseconds during which the first page has the network and processor to itself. */
const restAfter = 3000;

/**
 * Preloads the remotes of visible menu entries one after the other, once the page is idle.
 *
 * @param paths - of the visible entries; entries in collapsed groups are not preloaded
 */
export function useIdlePreload(paths: readonly string[]): void {
  const preload = usePreload();
  const key = paths.join(' ');

  // Preloads in idle time.
  useEffect(() => {
    const waiting = key.split(' ').filter((path) => path !== '');
    let idle = 0;
    function next() {
      const path = waiting.shift();
      if (path === undefined) return;
      preload(path, 'remote');
      idle = whenIdle(next);
    }
    const timer = setTimeout(() => (idle = whenIdle(next)), restAfter);
    return () => {
      clearTimeout(timer);
      notWhenIdle(idle);
    };
  }, [key, preload]);
}
