import type { ResourceLimits, Worker } from 'node:worker_threads';
import { hasCode } from '../process/error-code';
import { startThread, type ThreadEntry } from '../process/start-thread';
import { type CpuMeter, limitCpuTime } from './limit-cpu-time';
import { publishTerminated } from './terminated-workers';
import { type ThreadClock, threadClock } from './thread-clock';
import type { Answered, WorkerMessage } from './worker-messages';

export interface WorkerThreadOptions<Question> {
  readonly entry: ThreadEntry;
  readonly resourceLimits: ResourceLimits;
  /** What is logged of a question when its thread is terminated. */
  readonly describe: (question: Question) => Readonly<Record<string, unknown>>;
  readonly clockOf?: (task: string | undefined) => ThreadClock;
}

export interface RunOptions {
  /** Limit of the thread's processor time for the answer, in milliseconds. */
  readonly cpuTime: number;
  readonly transferred?: readonly ArrayBuffer[];
}

export type ThreadReply<Answer> =
  /** In milliseconds: of the thread's processor, and in all. */
  | {
      readonly kind: 'answered';
      readonly answer: Answer;
      readonly cpuTime: number;
      readonly wallTime: number;
    }
  /** The question exceeded its limit of processor time or memory; the thread was terminated. */
  | { readonly kind: 'overrun' };

interface Running<Question, Answer> {
  readonly question: Question;
  readonly started: number;
  readonly meter: CpuMeter;
  readonly resolve: (reply: ThreadReply<Answer>) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Answers one question at a time, each within a limit of the thread's own processor time. Takes questions once it is
 * `ready`, so that none pays for the start, and does not keep the process alive while idle.
 */
export class WorkerThread<Question, Answer> {
  readonly ready: Promise<void>;
  readonly #options: WorkerThreadOptions<Question>;
  readonly #thread: Worker;
  #clock: ThreadClock = threadClock(undefined);
  #running: Running<Question, Answer> | undefined;
  #isOver = false;
  #isAlive = true;
  #memory = 0;

  constructor(options: WorkerThreadOptions<Question>) {
    this.#options = options;
    const { entry, resourceLimits } = options;
    this.#thread = startThread(entry, undefined, { resourceLimits });
    this.ready = new Promise((resolve, reject) => {
      let cause: unknown;
      this.#thread.on('message', (message: WorkerMessage<Answer>) => {
        if (message.kind === 'answer') return this.#answer(message);
        this.#clock = (options.clockOf ?? threadClock)(message.task);
        this.#thread.unref();
        resolve();
      });
      // The exit event follows; without a listener the error would end the process.
      this.#thread.once('error', (error) => {
        cause = error;
      });
      this.#thread.once('exit', () => {
        reject(new Error(`The thread ${entry.name} could not start`, { cause }));
        this.#end(cause);
      });
    });
    this.ready.catch(() => undefined);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Bytes that it held after its last answer. */
  get memory(): number {
    return this.#memory;
  }

  /** Rejects when the thread is closed or ends for any reason other than its limits. */
  run(question: Question, { cpuTime, transferred = [] }: RunOptions): Promise<ThreadReply<Answer>> {
    if (!this.#isAlive) return Promise.reject(new Error(`${this.#options.entry.name} has ended`));
    return new Promise((resolve, reject) => {
      this.#thread.ref();
      const onOverrun = () => this.#overrun();
      const meter = limitCpuTime({ clock: this.#clock, limit: cpuTime, onOverrun });
      this.#running = { question, started: performance.now(), meter, resolve, reject };
      this.#thread.postMessage(question, [...transferred]);
    });
  }

  async close(): Promise<void> {
    this.#isAlive = false;
    await this.#thread.terminate();
  }

  #answer({ answer, memory }: Answered<Answer>): void {
    this.#memory = memory;
    const running = this.#take();
    if (running) {
      const { meter, started, resolve } = running;
      resolve({ kind: 'answered', answer, cpuTime: meter.used(), wallTime: wallTimeOf(started) });
    }
    this.#thread.unref();
  }

  #overrun(): void {
    this.#isAlive = false;
    this.#isOver = true;
    void this.#thread.terminate();
  }

  #end(err: unknown): void {
    const wasClosed = !this.#isAlive && !this.#isOver;
    this.#isAlive = false;
    const running = this.#take();
    if (!running) return;
    const { name } = this.#options.entry;
    if (wasClosed) return running.reject(new Error(`The thread ${name} was closed`));
    const isMemory = hasCode(err, 'ERR_WORKER_OUT_OF_MEMORY');
    const cause = isMemory ? 'memory' : 'error';
    publishTerminated({
      worker: name,
      cause: this.#isOver ? 'cpu-time' : cause,
      cpuTime: Math.round(running.meter.used()),
      wallTime: wallTimeOf(running.started),
      question: this.#options.describe(running.question),
      ...(err === undefined ? {} : { err }),
    });
    if (this.#isOver || isMemory) return running.resolve({ kind: 'overrun' });
    running.reject(new Error(`The thread ${name} ended`, { cause: err }));
  }

  #take(): Running<Question, Answer> | undefined {
    const running = this.#running;
    this.#running = undefined;
    running?.meter.stop();
    return running;
  }
}

function wallTimeOf(started: number): number {
  return Math.round(performance.now() - started);
}
