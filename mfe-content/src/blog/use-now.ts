import { useSyncExternalStore } from 'react';

/** Milliseconds between updates of the time. */
const pause = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer shared by all subscribers. */
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

/**
 * The current time in milliseconds, updated every 15 s, so that a scheduled post turns published while it is viewed.
 */
export function useNow() {
  return useSyncExternalStore(subscribe, readClock, readClock);
}
