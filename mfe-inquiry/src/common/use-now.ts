import { useSyncExternalStore } from 'react';

const minute = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer shared by all subscribers. */
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

/** The current time in milliseconds, updated every minute, so that "today" and "overdue" stay correct. */
export function useNow() {
  return useSyncExternalStore(subscribe, readMinute, readMinute);
}
