import { type ThreadReply, WorkerThread, type WorkerThreadOptions } from './worker-thread';

export interface WorkerPoolOptions<Question> extends WorkerThreadOptions<Question> {
  readonly threads: number;
  /** Maximum number of urgent questions that wait for a thread. */
  readonly queue: number;
  /** Milliseconds without a question after which a thread ends; ten minutes by default. */
  readonly idleTime?: number;
}

/** Long enough that those who draw or search for structures do not wait for its start again and again. */
const usualIdleTime = 600_000;

/**
 * `now` comes first and is refused when the queue is full. `batch` waits its turn, for callers that limit their own
 * number.
 */
export type Urgency = 'now' | 'batch';

export interface AskOptions {
  readonly urgency: Urgency;
  /** Milliseconds of processor time. */
  readonly cpuTime: number;
  /** When the caller gives up, on the clock of `performance`. A question past its deadline costs no thread. */
  readonly deadline?: number;
}

export type PoolReply<Answer> =
  | ThreadReply<Answer>
  /** The process or the machine is overloaded; says nothing about the question. */
  | { readonly kind: 'busy' };

interface Waiting<Question, Answer> {
  readonly question: Question;
  readonly cpuTime: number;
  readonly resolve: (reply: PoolReply<Answer>) => void;
  readonly reject: (error: Error) => void;
}

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
}

const pools = new Set<Pick<WorkerPool<unknown, unknown>, 'counts'>>();

/** The threads of all pools of this process. */
export function workerThreads(): WorkerThreadCounts[] {
  return [...pools].map((pool) => pool.counts());
}

/**
 * Starts its threads with the first question, and ends each when it had none for a while: a thread holds 60 to 100 MB. A
 * terminated thread is replaced at once and takes questions when it is
 * warm; the question that it was terminated for is not repeated.
 */
export class WorkerPool<Question, Answer> {
  readonly #options: WorkerPoolOptions<Question>;
  readonly #queues: Record<Urgency, Waiting<Question, Answer>[]> = { now: [], batch: [] };
  readonly #threads = new Set<WorkerThread<Question, Answer>>();
  readonly #idle: IdleThread<Question, Answer>[] = [];
  #starting = 0;

  constructor(options: WorkerPoolOptions<Question>) {
    this.#options = options;
    pools.add(this);
  }

  counts(): WorkerThreadCounts {
    const { now, batch } = this.#queues;
    return {
      worker: this.#options.entry.name,
      busy: this.#threads.size - this.#idle.length,
      idle: this.#idle.length,
      waiting: now.length + batch.length,
    };
  }

  ask(question: Question, options: AskOptions): Promise<PoolReply<Answer>> {
    const queue = this.#queues[options.urgency];
    if (options.urgency === 'now' && queue.length >= this.#options.queue) {
      return Promise.resolve({ kind: 'busy' });
    }
    let waiting: Waiting<Question, Answer> | undefined;
    const reply = new Promise<PoolReply<Answer>>((resolve, reject) => {
      waiting = { question, cpuTime: options.cpuTime, resolve, reject };
      queue.push(waiting);
      this.#next();
    });
    const withdraw = () => removeFrom(queue, waiting);
    return options.deadline === undefined
      ? reply
      : beforeDeadline(reply, options.deadline, withdraw);
  }

  /** Ends the threads and answers those questions that still wait. The next question starts the threads again. */
  async close(): Promise<void> {
    this.#rejectWaiting(new Error(`The threads of ${this.#options.entry.name} were closed`));
    const threads = [...this.#threads];
    this.#threads.clear();
    for (const { end } of this.#idle.splice(0)) clearTimeout(end);
    await Promise.all(threads.map((thread) => thread.close()));
  }

  #next(): void {
    const { now, batch } = this.#queues;
    while (now.length + batch.length > 0) {
      const idle = this.#idle.pop();
      if (!idle) break;
      const { thread } = idle;
      clearTimeout(idle.end);
      if (!thread.isAlive) this.#threads.delete(thread);
      else void this.#run(thread, now.shift() ?? batch.shift());
    }
    if (now.length + batch.length > this.#starting) void this.#start();
  }

  async #run(
    thread: WorkerThread<Question, Answer>,
    waiting: Waiting<Question, Answer> | undefined,
  ): Promise<void> {
    if (!waiting) return;
    const { question, cpuTime, resolve, reject } = waiting;
    await thread.run(question, { cpuTime }).then(resolve, reject);
    if (thread.isAlive) this.#rest(thread);
    else if (this.#threads.delete(thread)) void this.#start();
    this.#next();
  }

  async #start(): Promise<void> {
    if (this.#threads.size >= this.#options.threads) return;
    const thread = new WorkerThread<Question, Answer>(this.#options);
    this.#threads.add(thread);
    this.#starting += 1;
    try {
      await thread.ready;
      if (this.#threads.has(thread)) this.#rest(thread);
    } catch (error) {
      // A thread that failed to start would fail again.
      const isOurs = this.#threads.delete(thread);
      if (isOurs && error instanceof Error) this.#rejectWaiting(error);
    } finally {
      this.#starting -= 1;
      this.#next();
    }
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

  #rejectWaiting(error: Error): void {
    for (const queue of Object.values(this.#queues)) {
      for (const waiting of queue.splice(0)) waiting.reject(error);
    }
  }
}

async function beforeDeadline<Answer>(
  reply: Promise<PoolReply<Answer>>,
  deadline: number,
  onLate: () => void,
): Promise<PoolReply<Answer>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<PoolReply<Answer>>((resolve) => {
    timer = setTimeout(() => {
      onLate();
      resolve({ kind: 'busy' });
    }, deadline - performance.now());
  });
  try {
    return await Promise.race([reply, late]);
  } finally {
    clearTimeout(timer);
  }
}

function removeFrom<Item>(list: Item[], item: Item | undefined): void {
  const index = list.findIndex((one) => one === item);
  if (index !== -1) list.splice(index, 1);
}
