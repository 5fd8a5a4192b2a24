import { limitCpuTime } from '../core/worker/limit-cpu-time';
import type { ThreadClock } from '../core/worker/thread-clock';

interface StatementLimit {
  readonly clock: ThreadClock;
  /** Milliseconds. */
  readonly limit: number;
  readonly onOverrun: () => void;
}

/** A thread that uses no processor time for this many limits counts as hung. */
const stalledLimits = 10;

/**
 * Ends a statement that is not answered within the limit and then uses as much processor time again; waiting for a
 * busy machine does not count. A thread that hangs uses no processor time and is ended as well.
 *
 * @returns a function that stops the watch, to be called when the statement is answered
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
