import { useSyncExternalStore } from 'react';

/** Milliseconds between two looks at the clock. */
const pause = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that look at the clock. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), pause);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readClock() {
  return Math.floor(Date.now() / pause) * pause;
}

/** About what time it is, in milliseconds: a scheduled post goes out while one looks at it. */
export function useNow() {
  return useSyncExternalStore(subscribe, readClock, readClock);
}
