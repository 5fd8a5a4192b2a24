import type { Worker } from 'node:worker_threads';
import { DatabaseError, DatabaseUnavailable } from './database-error';
import { threadClock } from '../core/worker/thread-clock';
import { limitStatement } from './limit-statement';
import type { Broadcasts, BroadcastListener } from './broadcast-channel';
import type { EngineAnswer, EngineRequest } from './pglite-messages';
import { parsedInJson } from './rows-in-json';
import type { JsonSelect, Pool, PoolClient, QueryAnswer } from './pool';
import { startThread } from '../core/start-thread';
import { Mutex } from './mutex';

/**
 * Limit of a statement in milliseconds. A statement that takes longer fails and the engine's thread is restarted: see
 * `limitStatement`.
 */
const usualStatementLimit = 30_000;

const entry = {
  name: 'pglite-worker',
  source: new URL('./pglite-worker.ts', import.meta.url),
};

type Ask =
  | { readonly kind: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

interface Waiting {
  readonly resolve: (answer: QueryAnswer) => void;
  readonly reject: (error: Error) => void;
  /** Stops the watch over the statement's limit. */
  readonly stopWatch: () => void;
}

/**
 * PGlite in a worker thread. The engine has one connection, so clients take turns. A thread that hangs or dies is
 * replaced, and statements that wait for it fail with `DatabaseUnavailable`; everything committed before is on disk.
 *
 * @param dataDir - a folder that no other process uses, or `memory://`
 * @param statementLimit - maximum duration of a statement in milliseconds; 0 for no limit
 */
export async function openEmbeddedPool(
  dataDir: string,
  statementLimit = usualStatementLimit,
): Promise<Pool> {
  const engine = new EngineThread(dataDir, statementLimit);
  await engine.ready();
  const mutex = new Mutex();
  const pool: Pool = {
    engine: 'embedded',
    canListen: true,
    async connect(): Promise<PoolClient> {
      const leave = await mutex.enter();
      const start = engine.starts;
      // A restart loses open transactions: their later statements must not run on their own.
      const query = (sql: string, parameters: readonly unknown[]) =>
        engine.starts === start
          ? engine.ask({ kind: 'query', sql, parameters })
          : Promise.reject(new DatabaseUnavailable('The database was started again'));
      return {
        query,
        select: async (select: JsonSelect) =>
          (await query(select.sql, select.parameters)).rows.map((row) => parsedInJson(row, select)),
        release: leave,
      };
    },
    listen: (listener) => Promise.resolve(engine.listen(listener)),
    unlimited: (work) => engine.unlimited(() => work(pool)),
    end: () => engine.close(),
  };
  return pool;
}

class EngineThread {
  readonly #dataDir: string;
  #statementLimit: number;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<BroadcastListener>();
  #nextId = 1;
  #closing = false;
  #starts = 0;
  #clock = threadClock(undefined);
  #thread: Worker;
  #ready: Promise<void>;

  constructor(dataDir: string, statementLimit: number) {
    this.#dataDir = dataDir;
    this.#statementLimit = statementLimit;
    [this.#thread, this.#ready] = this.#start();
  }

  /** Number of starts of the thread; a transaction begun under one number cannot continue under the next. */
  get starts(): number {
    return this.#starts;
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  async ask(ask: Ask): Promise<QueryAnswer> {
    if (this.#closing && ask.kind === 'query') {
      throw new DatabaseUnavailable('The database is closing');
    }
    await this.#ready;
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const limit = this.#statementLimit;
      const onOverrun = () => void this.#thread.terminate();
      const stopWatch =
        limit === 0 ? () => undefined : limitStatement({ clock: this.#clock, limit, onOverrun });
      this.#waiting.set(id, { resolve, reject, stopWatch });
      this.#thread.postMessage({ ...ask, id } satisfies EngineRequest);
    });
  }

  async unlimited<T>(work: () => Promise<T>): Promise<T> {
    const before = this.#statementLimit;
    this.#statementLimit = 0;
    return work().finally(() => {
      this.#statementLimit = before;
    });
  }

  listen(listener: BroadcastListener): Broadcasts {
    this.#listeners.add(listener);
    return {
      // The thread sends broadcasts before it answers the statement that committed them.
      caughtUp: () => Promise.resolve(),
      isLive: () => true,
      close: () => {
        this.#listeners.delete(listener);
        return Promise.resolve();
      },
    };
  }

  async close(): Promise<void> {
    if (this.#closing) return;
    this.#closing = true;
    await this.ask({ kind: 'close' });
    await this.#thread.terminate();
  }

  #start(): [Worker, Promise<void>] {
    this.#starts += 1;
    let wasReady = false;
    const thread = startThread(entry, { dataDir: this.#dataDir });
    const ready = new Promise<void>((resolve, reject) => {
      thread.on('message', (answer: EngineAnswer) => {
        if (answer.kind === 'news') return this.#publish(answer.text);
        if (answer.kind !== 'ready') return this.#settle(answer);
        wasReady = true;
        this.#clock = threadClock(answer.task);
        resolve();
      });
      thread.once('error', reject);
      thread.once('exit', () => reject(new DatabaseUnavailable('The database stopped')));
    });
    ready.catch(() => undefined);
    thread.once('exit', () => this.#replace(wasReady));
    return [thread, ready];
  }

  /** A thread that failed to start would fail again, so waiting statements are rejected. */
  #replace(wasReady: boolean): void {
    for (const waiting of this.#waiting.values()) {
      waiting.stopWatch();
      waiting.reject(new DatabaseUnavailable('The database was started again'));
    }
    this.#waiting.clear();
    if (!wasReady || this.#closing) return;
    [this.#thread, this.#ready] = this.#start();
    for (const listener of this.#listeners) listener.onMissed();
  }

  #publish(text: string): void {
    for (const listener of this.#listeners) listener.onMessage(text);
  }

  #settle(answer: Extract<EngineAnswer, { id: number }>): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    this.#waiting.delete(answer.id);
    waiting.stopWatch();
    if (answer.kind === 'done') waiting.resolve(answer.answer);
    else waiting.reject(new DatabaseError(answer.error.message, answer.error));
  }
}
