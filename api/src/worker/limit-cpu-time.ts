import type { ThreadClock } from './thread-clock';

export interface CpuLimit {
  readonly clock: ThreadClock;
  /** Milliseconds of processor time. */
  readonly limit: number;
  readonly onOverrun: () => void;
}

export interface CpuMeter {
  /** Processor time used since the start, in milliseconds. */
  used(): number;
  stop(): void;
}

/** Shortest interval between two checks of a thread close to its limit, in milliseconds. */
const minPause = 10;

/**
 * Calls `onOverrun` once a thread exceeds its limit of processor time. Sleeps until the rest of the limit could have
 * been used up at the earliest, then checks again.
 */
export function limitCpuTime({ clock, limit, onOverrun }: CpuLimit): CpuMeter {
  const start = clock.read();
  const used = () => clock.read() - start;
  let timer = setTimeout(check, limit);
  function check(): void {
    const left = limit - used();
    if (left <= 0) onOverrun();
    else timer = setTimeout(check, Math.max(left, minPause));
  }
  return { used, stop: () => clearTimeout(timer) };
}
