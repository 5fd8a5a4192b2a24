import { useEffect } from 'react';
import { usePreload } from '../federation/use-preload';

/** The first page gets the line and the processor for itself for so long, in milliseconds. */
const restAfter = 3000;

/**
 * Loads the remotes of menu entries that are in sight once the page has come to rest, one after the other.
 *
 * @param paths - of the entries that the menu shows; what is folded away is not loaded
 */
export function useIdlePreload(paths: readonly string[]): void {
  const preload = usePreload();
  const key = paths.join(' ');

  // Uses the time in which nothing happens.
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

function whenIdle(callback: () => void): number {
  return canRest() ? requestIdleCallback(callback) : Number(setTimeout(callback, 200));
}

function notWhenIdle(handle: number): void {
  if (canRest()) cancelIdleCallback(handle);
  else clearTimeout(handle);
}

/** Safari has no `requestIdleCallback`. */
function canRest(): boolean {
  return Reflect.has(window, 'requestIdleCallback');
}
