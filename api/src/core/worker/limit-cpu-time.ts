import type { ThreadClock } from './thread-clock';

export interface CpuLimit {
  readonly clock: ThreadClock;
  /** Milliseconds of processor time. */
  readonly limit: number;
  readonly onOverrun: () => void;
}

export interface CpuMeter {
  /** Milliseconds of processor time that were used since the start. */
  used(): number;
  stop(): void;
}

/** A thread that nearly has its time is not looked at more often, in milliseconds. */
const shortestPause = 10;

/**
 * Calls `onOverrun` once a thread has used more processor time than it may. A thread that waits for the processor is
 * looked at again when the rest of its time could have passed at the earliest.
 */
export function limitCpuTime({ clock, limit, onOverrun }: CpuLimit): CpuMeter {
  const start = clock.read();
  const used = () => clock.read() - start;
  let timer = setTimeout(check, limit);
  function check(): void {
    const left = limit - used();
    if (left <= 0) onOverrun();
    else timer = setTimeout(check, Math.max(left, shortestPause));
  }
  return { used, stop: () => clearTimeout(timer) };
}
