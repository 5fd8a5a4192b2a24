import { LRUCache } from 'lru-cache';

/** Milliseconds of worker threads that a client may use at once, and gets back within a minute. */
const allowance = 20_000;
const minute = 60_000;
/** Clients whose use is remembered; more at the same time are a flood from many networks. */
const max = 20_000;

interface Use {
  /** Milliseconds of processor time, as of `at`. */
  readonly used: number;
  readonly at: number;
}

/** The processor time of worker threads that each client has used, which is forgiven as time passes. */
export class ClientBudgets {
  readonly #uses = new LRUCache<string, Use>({ max });

  /** Milliseconds until the client may use more; 0 or less if it may. */
  wait(client: string, now = performance.now()): number {
    return ((this.#used(client, now) - allowance) * minute) / allowance;
  }

  /** What was used is known afterwards, so a client may use more than its allowance and then waits longer. */
  spend(client: string, time: number, now = performance.now()): void {
    this.#uses.set(client, { used: this.#used(client, now) + time, at: now });
  }

  #used(client: string, now: number): number {
    const use = this.#uses.get(client);
    if (!use) return 0;
    return Math.max(0, use.used - ((now - use.at) * allowance) / minute);
  }
}

/** Those of this process. */
export const budgets = new ClientBudgets();
