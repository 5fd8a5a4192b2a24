import { limitCpuTime } from '../core/worker/limit-cpu-time';
import type { ThreadClock } from '../core/worker/thread-clock';

interface StatementLimit {
  readonly clock: ThreadClock;
  /** Milliseconds. */
  readonly limit: number;
  readonly onOverrun: () => void;
}

/** After so many limits without any processor time, a thread is taken for one that hangs. */
const stalledLimits = 10;

/**
 * Ends a statement that takes too long: one that is not answered within the limit, and then uses as much processor time
 * again. On a machine that is busy with other things a statement takes as long as it takes. A thread that waits for
 * something that never comes uses none, and is ended as well.
 *
 * @returns what ends the watch, once the statement is answered
 */
export function limitStatement({ clock, limit, onOverrun }: StatementLimit): () => void {
  let stop = () => clearTimeout(patience);
  const patience = setTimeout(() => {
    const meter = limitCpuTime({ clock, limit, onOverrun });
    let before = 0;
    const stalled = setInterval(() => {
      if (meter.used() === before) onOverrun();
      before = meter.used();
    }, limit * stalledLimits);
    stop = () => {
      meter.stop();
      clearInterval(stalled);
    };
  }, limit);
  return () => stop();
}
