import type { Logger } from 'pino';

/** A task that repeats while the process runs. */
export interface Job {
  /** Resolves when the current round has ended; no further round starts. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly name: string;
  /** The pause between two rounds, in milliseconds. */
  readonly pause: number;
  readonly round: () => Promise<unknown>;
  /** Whether the first round also waits for the pause; it starts at once when left out. */
  readonly isDelayed?: boolean;
  readonly log: Pick<Logger, 'error'>;
}

/** A failed round is logged and does not stop the following ones. */
export function repeat({ name, pause, round, log, isDelayed = false }: JobOptions): Job {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  if (isDelayed) schedule();
  else current = run();

  async function run(): Promise<void> {
    try {
      await round();
    } catch (error) {
      log.error({ err: error, job: name }, 'A round of a job failed');
    }
    schedule();
  }

  function schedule(): void {
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
