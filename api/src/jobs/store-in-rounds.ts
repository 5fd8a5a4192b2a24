import type { Logger } from 'pino';
import { repeat, type Job } from './repeat';

interface Counting {
  /** What is counted, for the log: `missed searches`. */
  readonly name: string;
  /** Stores what was counted in memory since the last round. */
  readonly flush: () => Promise<void>;
  /** Between two rounds, in milliseconds. */
  readonly pause: number;
  readonly log: Pick<Logger, 'error'>;
}

/** Stores what is counted in memory in rounds, and once more when the process stops. */
export function storeInRounds({ name, flush, pause, log }: Counting): Job {
  const job = repeat({ name, pause, round: flush, isDelayed: true, log });
  return {
    async stop() {
      await job.stop();
      await flush().catch((error: unknown) =>
        log.error({ err: error }, `What was counted of ${name} was not stored at the stop`),
      );
    },
  };
}
