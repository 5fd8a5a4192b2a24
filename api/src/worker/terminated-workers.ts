import { channel } from 'node:diagnostics_channel';
import type { Logger } from 'pino';

/** A worker thread that was terminated while it answered a question. */
export interface TerminatedWorker {
  /** The name of its entry. */
  readonly worker: string;
  readonly cause: 'cpu-time' | 'memory' | 'error';
  /** Milliseconds that the question had taken: processor time, and in all. */
  readonly cpuTime: number;
  readonly wallTime: number;
  readonly question: Readonly<Record<string, unknown>>;
  readonly err?: unknown;
}

export const terminatedChannel = 'worker-terminated';
const terminated = channel(terminatedChannel);

export function publishTerminated(worker: TerminatedWorker): void {
  terminated.publish(worker);
}

/**
 * Logs terminated worker threads of this process.
 *
 * @returns a function that stops logging
 */
export function logTerminatedWorkers(log: Pick<Logger, 'warn'>): () => void {
  const logOne = (worker: unknown) => log.warn(worker, 'A worker thread was terminated');
  terminated.subscribe(logOne);
  return () => terminated.unsubscribe(logOne);
}
