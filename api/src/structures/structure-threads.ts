import type { Worker } from 'node:worker_threads';
import { startThread } from '../start-thread';
import type { StructureAnswer, StructureQuestion } from 'contract/drawing';

export interface ThreadLimits {
  readonly threads: number;
  /** Milliseconds that one question may take in its thread. */
  readonly time: number;
  /** How many urgent questions may wait for a thread. */
  readonly queue: number;
}

export type Reply =
  | Exclude<StructureAnswer, { readonly kind: 'ready' }>
  /** It took too long, or more memory than a thread has; the thread is gone. */
  | { readonly kind: 'overrun' }
  | { readonly kind: 'crowded' };

/**
 * `now` comes first and is refused when too many wait. `batch` waits its turn, for callers that keep their number
 * within bounds. `long` is for what may take far more time than others: one thread at most works on such a question.
 */
export type Urgency = 'now' | 'batch' | 'long';

interface Waiting {
  readonly question: StructureQuestion;
  readonly urgency: Urgency;
  /** Milliseconds that it may take. */
  readonly time: number;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

interface Running extends Waiting {
  readonly timer: NodeJS.Timeout;
}

const entry = {
  name: 'structure-worker',
  source: new URL('./structure-worker.ts', import.meta.url),
};
const memoryLimits = { resourceLimits: { maxOldGenerationSizeMb: 256 } };

/**
 * Threads that answer one question at a time. They start with the first question and keep no process alive while they
 * have none. A question that takes too long costs its thread, and nobody else's answer.
 */
export class StructureThreads {
  readonly #limits: ThreadLimits;
  readonly #queues: Readonly<Record<Urgency, Waiting[]>> = { now: [], batch: [], long: [] };
  /** Every thread, with what it works on; undefined while it starts or waits. */
  readonly #threads = new Map<Worker, Running | undefined>();
  readonly #idle: Worker[] = [];

  constructor(limits: ThreadLimits) {
    this.#limits = limits;
  }

  /** @param time - milliseconds, for a question that has less or more than others */
  ask(question: StructureQuestion, urgency: Urgency, time = this.#limits.time): Promise<Reply> {
    if (urgency === 'now' && this.#queues.now.length >= this.#limits.queue) {
      return Promise.resolve({ kind: 'crowded' });
    }
    return new Promise((resolve, reject) => {
      this.#queues[urgency].push({ question, urgency, time, resolve, reject });
      this.#next();
    });
  }

  /** Ends the threads; who still waits is told. The next question starts them again. */
  async close(): Promise<void> {
    this.#giveUp(new Error('The threads for structures were closed'));
    await Promise.all([...this.#threads.keys()].map((thread) => thread.terminate()));
  }

  #next(): void {
    while (this.#idle.length > 0) {
      const waiting = this.#take();
      const thread = waiting && this.#idle.pop();
      if (!thread) break;
      this.#run(thread, waiting);
    }
    const waiting = Object.values(this.#queues).flat().length;
    const starting = [...this.#threads].filter(
      ([thread, running]) => !running && !this.#idle.includes(thread),
    ).length;
    if (waiting > starting) this.#start();
  }

  #take(): Waiting | undefined {
    const { now, batch, long } = this.#queues;
    const isLong = [...this.#threads.values()].some((running) => running?.urgency === 'long');
    return now.shift() ?? batch.shift() ?? (isLong ? undefined : long.shift());
  }

  #run(thread: Worker, waiting: Waiting): void {
    thread.ref();
    const timer = setTimeout(() => this.#end(thread), waiting.time);
    this.#threads.set(thread, { ...waiting, timer });
    thread.postMessage(waiting.question);
  }

  /** Ends a thread whose question takes too long, and starts the one that answers the next. */
  #end(thread: Worker): void {
    this.#leave(thread);
    void thread.terminate();
    this.#start();
  }

  #start(): void {
    if (this.#threads.size >= this.#limits.threads) return;
    let wasReady = false;
    const thread = startThread(entry, undefined, memoryLimits);
    this.#threads.set(thread, undefined);
    thread.on('message', (answer: StructureAnswer) => {
      if (!this.#threads.has(thread)) return;
      if (answer.kind === 'ready') wasReady = true;
      else this.#settle(thread, answer);
      thread.unref();
      this.#idle.push(thread);
      this.#next();
    });
    // Its end follows; without a listener the error would end the process.
    let cause: unknown;
    thread.once('error', (error) => {
      cause = error;
    });
    thread.once('exit', () => {
      this.#leave(thread);
      // A thread that never came up would not come up again: who waits is told so.
      if (!wasReady) this.#giveUp(new Error('No thread for structures could start', { cause }));
      this.#next();
    });
  }

  #settle(thread: Worker, reply: Reply): void {
    const running = this.#threads.get(thread);
    this.#threads.set(thread, undefined);
    if (!running) return;
    clearTimeout(running.timer);
    running.resolve(reply);
  }

  #leave(thread: Worker): void {
    this.#settle(thread, { kind: 'overrun' });
    this.#threads.delete(thread);
    const place = this.#idle.indexOf(thread);
    if (place !== -1) this.#idle.splice(place, 1);
  }

  #giveUp(error: Error): void {
    for (const queue of Object.values(this.#queues)) {
      for (const waiting of queue.splice(0)) waiting.reject(error);
    }
  }
}
