import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all that look at the clock. */
function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), minute);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function readMinute() {
  return Math.floor(Date.now() / minute) * minute;
}

/** The time in whole minutes, in milliseconds: what says "today" or "overdue" must not grow old on the screen. */
export function useNow() {
  return useSyncExternalStore(subscribe, readMinute, readMinute);
}
