import type { Logger } from 'pino';

/** Something that is done again and again while the process runs. */
export interface Job {
  /** Resolves when the round under way has ended; there is none after it. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly name: string;
  /** The pause between two rounds, in milliseconds. */
  readonly pause: number;
  readonly round: () => Promise<unknown>;
  readonly log: Pick<Logger, 'error'>;
}

/** Starts at once. A round that fails is logged, and the next one comes all the same. */
export function repeat({ name, pause, round, log }: JobOptions): Job {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = run();

  async function run(): Promise<void> {
    try {
      await round();
    } catch (error) {
      log.error({ err: error, job: name }, 'A round of a job failed');
    }
    if (isStopped) return;
    timer = setTimeout(() => {
      current = run();
    }, pause);
    timer.unref();
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
