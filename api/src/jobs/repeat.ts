import type { Logger } from 'pino';

/** A task that repeats while the process runs. */
export interface Job {
  /** Resolves when the current round has ended; no further round starts. */
  stop(): Promise<void>;
}

export interface RepeatedJob extends Job {
  /** Starts the next round as soon as the pause since the last one is over. */
  wake(): void;
}

export interface JobOptions {
  readonly name: string;
  /** The pause between two rounds, in milliseconds. */
  readonly pause: number;
  readonly round: () => Promise<unknown>;
  /** Asked after each round: milliseconds until the next one, where that is more than the pause. */
  readonly rest?: () => Promise<number>;
  /** Whether the first round also waits for the pause; it starts at once when left out. */
  readonly isDelayed?: boolean;
  readonly log: Pick<Logger, 'error'>;
}

/** A failed round is logged and does not stop the following ones. */
export function repeat({
  name,
  pause,
  round,
  rest,
  log,
  isDelayed = false,
}: JobOptions): RepeatedJob {
  let isStopped = false;
  let isWoken = false;
  let ended = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  if (isDelayed) schedule(pause);
  else current = run();

  async function run(): Promise<void> {
    timer = undefined;
    isWoken = false;
    let next = pause;
    try {
      await round();
      if (rest && !isStopped) next = Math.max(pause, await rest());
    } catch (error) {
      log.error({ err: error, job: name }, 'A round of a job failed');
    }
    ended = performance.now();
    schedule(isWoken ? pause : next);
  }

  function schedule(milliseconds: number): void {
    if (isStopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      current = run();
    }, milliseconds);
    timer.unref();
  }

  return {
    wake() {
      isWoken = true;
      const isResting = timer !== undefined;
      if (isResting) schedule(Math.max(0, ended + pause - performance.now()));
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await current;
    },
  };
}
