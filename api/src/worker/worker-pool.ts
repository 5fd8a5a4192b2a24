import { isLimited } from './caller';
import { budgets } from './client-budgets';
import { type Busy, Turns, type TurnOptions } from './turns';
import { type ThreadReply, WorkerThread, type WorkerThreadOptions } from './worker-thread';

export interface WorkerPoolOptions<Question> extends WorkerThreadOptions<Question> {
  readonly threads: number;
  /** Maximum number of urgent questions that wait for a thread. */
  readonly queue: number;
  /** Milliseconds without a question after which a thread ends; ten minutes by default. */
  readonly idleTime?: number;
  /** Its library works in threads of its own, whose time the thread's clock does not show: the wall's is counted. */
  readonly isWallCounted?: boolean;
}

/** Long enough that those who draw or search for structures do not wait for its start again and again. */
const usualIdleTime = 600_000;

/** Milliseconds of processor time for the replacement of a terminated thread, which its client pays. */
const restartTime = 500;

export interface AskOptions extends TurnOptions {
  /** Milliseconds of processor time. */
  readonly cpuTime: number;
  readonly transferred?: readonly ArrayBuffer[];
}

export type PoolReply<Answer> = ThreadReply<Answer> | Busy;

interface IdleThread<Question, Answer> {
  readonly thread: WorkerThread<Question, Answer>;
  /** When it ends, unless a question comes. */
  readonly end: NodeJS.Timeout;
}

/** The threads of a pool, and the questions that wait for one. */
export interface WorkerThreadCounts {
  /** The name of the threads' entry. */
  readonly worker: string;
  readonly busy: number;
  readonly idle: number;
  readonly waiting: number;
  /** Bytes that all of them held after their last answers. */
  readonly memory: number;
}

const pools = new Set<Pick<WorkerPool<unknown, unknown>, 'counts' | 'close'>>();

/** The threads of all pools of this process. */
export function workerThreads(): WorkerThreadCounts[] {
  return [...pools].map((pool) => pool.counts());
}

/** Ends the threads of all pools. A later question starts them again. */
export async function closeWorkerPools(): Promise<void> {
  await Promise.all([...pools].map((pool) => pool.close()));
}

/**
 * Starts its threads with the first questions, and ends each when it had none for a while: a thread holds 60 to 100 MB. A
 * terminated thread is replaced at once; the question that it was terminated for is not repeated.
 */
export class WorkerPool<Question, Answer> {
  readonly #options: WorkerPoolOptions<Question>;
  readonly #turns: Turns;
  readonly #threads = new Set<WorkerThread<Question, Answer>>();
  readonly #idle: IdleThread<Question, Answer>[] = [];

  constructor(options: WorkerPoolOptions<Question>) {
    this.#options = options;
    this.#turns = new Turns({ slots: options.threads, queue: options.queue });
    pools.add(this);
  }

  counts(): WorkerThreadCounts {
    return {
      worker: this.#options.entry.name,
      busy: this.#threads.size - this.#idle.length,
      idle: this.#idle.length,
      waiting: this.#turns.waiting,
      memory: [...this.#threads].reduce((sum, { memory }) => sum + memory, 0),
    };
  }

  ask(question: Question, options: AskOptions): Promise<PoolReply<Answer>> {
    return this.#turns.run(async ({ client, limits }) => {
      const cpuTime = Math.min(options.cpuTime, limits.cpuTime);
      const reply = await this.#answer(question, { ...options, cpuTime });
      if (isLimited(client)) budgets.spend(client, this.#costOf(reply, cpuTime));
      return reply;
    }, options);
  }

  /** Ends the threads and rejects those questions that still wait. The next question starts the threads again. */
  async close(): Promise<void> {
    this.#turns.clear(new Error(`The threads of ${this.#options.entry.name} were closed`));
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { end } of this.#idle.splice(0)) clearTimeout(end);
    await Promise.all(threads.map((thread) => thread.close()));
  }

  async #answer(question: Question, options: AskOptions): Promise<ThreadReply<Answer>> {
    const thread = this.#takeIdle() ?? this.#open();
    try {
      await thread.ready;
    } catch (error) {
      // A thread that failed to start would fail again.
      this.#threads.delete(thread);
      throw error;
    }
    try {
      return await thread.run(question, options);
    } finally {
      if (thread.isAlive) this.#rest(thread);
      else if (this.#threads.delete(thread)) this.#rest(this.#open());
    }
  }

  #costOf(reply: ThreadReply<Answer>, cpuTime: number): number {
    if (reply.kind === 'overrun') return cpuTime + restartTime;
    return this.#options.isWallCounted ? reply.wallTime : reply.cpuTime;
  }

  #takeIdle(): WorkerThread<Question, Answer> | undefined {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.end);
      if (idle.thread.isAlive) return idle.thread;
      this.#threads.delete(idle.thread);
    }
    return undefined;
  }

  #open(): WorkerThread<Question, Answer> {
    const thread = new WorkerThread<Question, Answer>(this.#options);
    this.#threads.add(thread);
    return thread;
  }

  #rest(thread: WorkerThread<Question, Answer>): void {
    // A closed pool has forgotten its threads.
    if (!this.#threads.has(thread)) return;
    const { idleTime = usualIdleTime } = this.#options;
    const end = setTimeout(() => {
      const index = this.#idle.findIndex((idle) => idle.thread === thread);
      if (index !== -1) this.#idle.splice(index, 1);
      this.#threads.delete(thread);
      void thread.close();
    }, idleTime).unref();
    this.#idle.push({ thread, end });
  }
}
