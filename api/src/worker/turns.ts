import { AsyncResource } from 'node:async_hooks';
import { ApiProblem } from '../kernel/problem';
import { type Caller, currentCaller, isLimited } from './caller';
import { budgets } from './client-budgets';
import { FairQueue, type Urgency, type Waiting } from './fair-queue';

/** Says nothing about the question, only when to ask again. */
export interface Busy {
  readonly kind: 'busy';
  /** Whether the client asked for too much; otherwise all of them together did. */
  readonly isOwn: boolean;
  /** Seconds. */
  readonly retryAfter: number;
}

export interface TurnOptions {
  readonly urgency: Urgency;
  /** When the caller gives up waiting, on the clock of `performance`. */
  readonly deadline?: number | undefined;
  /** Aborted when the caller no longer waits. */
  readonly signal?: AbortSignal;
}

interface TurnsOptions {
  /** What may run at the same time. */
  readonly slots: number;
  /** What may run of one client; by default it leaves one of several slots to the others. */
  readonly share?: number;
  /** Milliseconds that each waits, instead of what the class of the call's cost says. */
  readonly wait?: number;
  /** Whether a client that used up its allowance is admitted. */
  readonly isFree?: boolean;
  /** Maximum number that waits and is `now`. */
  readonly queue: number;
  /** Maximum number of one client that waits and is `now`. */
  readonly queuePerClient?: number | undefined;
}

interface Turn extends Waiting {
  readonly begin: () => void;
  readonly refuse: (busy: Busy) => void;
  readonly fail: (error: Error) => void;
}

const usualQueuePerClient = 16;
const usualRetry = 5;

/** Admits costly work: some of it at the same time, in turn by client, and none of a client beyond its allowance. */
export class Turns {
  readonly #options: TurnsOptions;
  readonly #queue = new FairQueue<Turn>();
  readonly #running = new Map<string, number>();
  #free: number;

  constructor(options: TurnsOptions) {
    this.#options = options;
    this.#free = options.slots;
  }

  get waiting(): number {
    return this.#queue.count('now') + this.#queue.count('batch');
  }

  run<Result>(
    work: (caller: Caller) => Promise<Result>,
    { urgency, deadline = Infinity, signal }: TurnOptions,
  ): Promise<Result | Busy> {
    const caller = currentCaller();
    const { client, limits } = caller;
    const busy = urgency === 'now' ? this.#refusal(client) : undefined;
    if (busy) return Promise.resolve(busy);
    const wait = urgency === 'now' ? (this.#options.wait ?? limits.wait) : Infinity;
    const pause = Math.min(wait, deadline - performance.now());
    return new Promise((resolve, reject) => {
      const turn: Turn = {
        client,
        urgency,
        // It begins at the end of another turn, maybe of another request.
        begin: AsyncResource.bind(() => {
          clearTimeout(timer);
          work(caller)
            .then(resolve, reject)
            .finally(() => this.#end(client));
        }),
        refuse: (refusal) => {
          clearTimeout(timer);
          resolve(refusal);
        },
        fail: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = pause === Infinity ? undefined : setTimeout(() => this.#giveUp(turn), pause);
      signal?.addEventListener('abort', () => this.#giveUp(turn), { once: true });
      this.#queue.add(turn);
      this.#next();
    });
  }

  /** Fails those that wait. */
  clear(error: Error): void {
    for (const turn of this.#queue.clear()) turn.fail(error);
  }

  #refusal(client: string): Busy | undefined {
    const { queue, queuePerClient = usualQueuePerClient } = this.#options;
    const isOwn = isLimited(client) && this.#queue.count('now', client) >= queuePerClient;
    const hasRoom = this.#free > 0 && this.#roomOf(client) > 0;
    if (!isOwn && (hasRoom || this.#queue.count('now') < queue)) return this.#overspent(client);
    return { kind: 'busy', isOwn, retryAfter: usualRetry };
  }

  #giveUp(turn: Turn): void {
    if (!this.#queue.remove(turn)) return;
    turn.refuse({ kind: 'busy', isOwn: false, retryAfter: usualRetry });
  }

  #next(): void {
    while (this.#free > 0) {
      const turn = this.#queue.take((client) => this.#roomOf(client));
      if (!turn) return;
      const busy = turn.urgency === 'now' ? this.#overspent(turn.client) : undefined;
      if (busy) turn.refuse(busy);
      else {
        this.#count(turn.client, 1);
        turn.begin();
      }
    }
  }

  #end(client: string): void {
    this.#count(client, -1);
    this.#next();
  }

  #count(client: string, change: 1 | -1): void {
    this.#free -= change;
    const running = (this.#running.get(client) ?? 0) + change;
    if (running === 0) this.#running.delete(client);
    else this.#running.set(client, running);
  }

  #roomOf(client: string): number {
    const { slots, share = Math.max(1, slots - 1) } = this.#options;
    return isLimited(client) ? share - (this.#running.get(client) ?? 0) : slots;
  }

  #overspent(client: string): Busy | undefined {
    const wait = isLimited(client) && !this.#options.isFree ? budgets.wait(client) : 0;
    return wait > 0 ? { kind: 'busy', isOwn: true, retryAfter: Math.ceil(wait / 1000) } : undefined;
  }
}

/**
 * Runs what no worker thread of ours does.
 *
 * @throws ApiProblem `unavailable` when the client has to wait
 */
export async function inTurn<Result>(turns: Turns, work: () => Promise<Result>): Promise<Result> {
  const run = async () => ({ kind: 'done', result: await work() }) as const;
  const outcome = await turns.run(run, { urgency: 'now' });
  if (outcome.kind === 'busy') throw busyProblem(outcome);
  return outcome.result;
}

/** The refusal of what has no turn now. */
export function busyProblem({ isOwn, retryAfter }: Busy): ApiProblem {
  const detail = isOwn
    ? `Your requests take more of the server than one client may have. Try again in ${retryAfter} s.`
    : 'The server is busy. Try again in a moment.';
  return new ApiProblem('unavailable', detail, [], retryAfter);
}
