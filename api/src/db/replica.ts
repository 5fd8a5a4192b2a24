import type { Database } from './database';
import type { Pool } from './pool';

/** What a read reads from. */
export interface ReadSource {
  readonly pool: Pool;
  readonly database: Database;
}

/** How far both servers are in the log of writes. */
export interface ReplicaPositions {
  /** The position up to which the primary has written. */
  primary(): Promise<string>;
  /** Whether the replica shows everything up to a position. */
  hasReplayed(position: string): Promise<boolean>;
}

interface ReplicaOptions {
  readonly positions: ReplicaPositions;
  readonly log: { warn(text: string): void; info(text: string): void };
  /** Milliseconds; by default those below. */
  readonly limits?: Partial<typeof usualLimits>;
}

const usualLimits = {
  /** Pause between two comparisons. */
  pause: 500,
  /** A replica that does not answer within it is lost. */
  answer: 2_000,
  /** Reads go to the primary when the replica lacks what was committed so long ago. */
  lag: 5_000,
};

/**
 * A streaming replica for reads that may lag. It is compared with the primary again and again while it is wanted, and
 * knows a moment of this process's clock up to which it shows every commit.
 */
export class Replica {
  readonly source: ReadSource;
  /** Reads that might have gone to the replica, by where they went. */
  readonly counts = { replica: 0, primary: 0 };
  readonly #options: ReplicaOptions;
  readonly #limits: typeof usualLimits;
  readonly #pending = new Set<(reason: Error) => void>();
  #timer: NodeJS.Timeout | undefined;
  #isWanted = true;
  #shownUntil = -Infinity;
  #isUsed = false;
  #isClosed = false;

  constructor(source: ReadSource, options: ReplicaOptions) {
    this.source = source;
    this.#options = options;
    this.#limits = { ...usualLimits, ...options.limits };
    void this.#compareAgain();
  }

  /** Milliseconds since the moment up to which the replica shows every commit. */
  lag(): number {
    return performance.now() - this.#shownUntil;
  }

  /**
   * Reads from the replica if it shows all that was committed before a moment (`performance.now()`), else, and when the
   * replica fails or is lost meanwhile, from the primary.
   */
  async read<T>(
    shows: number,
    primary: ReadSource,
    read: (source: ReadSource) => Promise<T>,
  ): Promise<T> {
    this.#isWanted = true;
    if (this.lag() <= this.#limits.lag && this.#shownUntil > shows) {
      try {
        const answer = await this.#orLost(read(this.source));
        this.counts.replica += 1;
        return answer;
      } catch (error) {
        if (!isOfDatabase(error)) throw error;
      }
    }
    this.counts.primary += 1;
    return read(primary);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // The pool waits for its connections to be closed, which a replica that hangs does not do.
    await inTime(this.source.pool.end(), this.#limits.answer).catch(() => undefined);
  }

  async #orLost<T>(answer: Promise<T>): Promise<T> {
    let onLost: (reason: Error) => void = () => undefined;
    const lost = new Promise<never>((_, reject) => {
      onLost = reject;
    });
    this.#pending.add(onLost);
    try {
      return await Promise.race([answer, lost]);
    } finally {
      this.#pending.delete(onLost);
    }
  }

  async #compareAgain(): Promise<void> {
    if (this.#isWanted || this.#pending.size > 0) {
      this.#isWanted = false;
      await this.#compare();
      this.#report();
    }
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => void this.#compareAgain(), this.#limits.pause).unref();
  }

  async #compare(): Promise<void> {
    const moment = performance.now();
    const position = await this.#positionOfPrimary();
    if (position === undefined) return;
    try {
      const shown = this.#options.positions.hasReplayed(position);
      if (await inTime(shown, this.#limits.answer)) this.#shownUntil = moment;
    } catch {
      this.#shownUntil = -Infinity;
      for (const reject of this.#pending) reject(new ReplicaLost('The replica does not answer'));
    }
  }

  /** Undefined while the primary does not answer: reads go on at the replica until the limit of the lag. */
  async #positionOfPrimary(): Promise<string | undefined> {
    try {
      return await inTime(this.#options.positions.primary(), this.#limits.answer);
    } catch {
      return undefined;
    }
  }

  #report(): void {
    const isUsed = this.lag() <= this.#limits.lag;
    if (isUsed === this.#isUsed) return;
    this.#isUsed = isUsed;
    if (isUsed) this.#options.log.info('Reads that may lag go to the replica');
    else this.#options.log.warn('The replica is lost or lags: its reads go to the primary');
  }
}

class ReplicaLost extends Error {
  override name = 'ReplicaLost';
}

/** Refusals of a handler, such as `not-found`, are answers. */
function isOfDatabase(error: unknown): boolean {
  return (
    error instanceof Error &&
    ['ReplicaLost', 'DatabaseError', 'DatabaseUnavailable'].includes(error.name)
  );
}

function inTime<T>(answer: Promise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ReplicaLost('No answer in time')), limit);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
