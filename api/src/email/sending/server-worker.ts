import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery, StoredMailServer } from '../mail-transport';
import { SecretUnreadable } from '../../core/secret-box';
import { readServer } from '../mail-server/read-server';
import { resumeServer } from '../mail-server/resume-server';
import { attempt, type Sending } from './attempt';
import { type BegunEmail, giveBackUnknown, type Outcome, type Worker } from './settle-and-claim';
import { limitedSettleAndClaim } from './limited-settle-and-claim';
import { pauseServer } from './pause-server';
import { failQueued } from './sweep';

/** Milliseconds for which an outcome waits for others at most, to be written with them. */
const debounce = 20;
/** Milliseconds between two looks at the server's settings, and before a database that failed is asked again. */
const second = 1_000;

/** A server with something due, as the database has it. */
export interface DueServer {
  readonly serverId: string;
  /** How often it was paused in a row. */
  readonly pauses: number;
}

/** Sends what is due for one server, until there is no more of it, the server is in trouble or the process stops. */
export class ServerWorker {
  readonly #sending: Sending;
  readonly #worker: Worker;
  readonly #inFlight = new Set<string>();
  #outcomes: Outcome[] = [];
  /** After a pause one message tries the server before others follow. */
  #isHalfOpen: boolean;
  /** Why no more is begun. */
  #trouble: string | undefined;
  #isAbandoned = false;
  #server: StoredMailServer | undefined;
  #readAt = -Infinity;
  #wake: () => void = () => undefined;

  constructor(sending: Sending, { serverId, pauses }: DueServer) {
    this.#sending = sending;
    this.#worker = { serverId, lease: randomUUID(), leaseTime: sending.options.lease };
    this.#isHalfOpen = pauses > 0;
  }

  /** The messages that are being handed over. */
  get ids(): readonly string[] {
    return [...this.#inFlight];
  }

  /** Ends without waiting for what is on its way, whose state is unknown then. */
  abandon(): void {
    this.#isAbandoned = true;
    this.#wake();
  }

  async run(): Promise<void> {
    while (!this.#isAbandoned) {
      const begun = await this.#step().catch((error: unknown) => this.#recover(error));
      if (begun === 0 && this.#inFlight.size === 0 && this.#outcomes.length === 0) return;
      await this.#someOutcomes();
    }
  }

  /** @returns how many messages were begun */
  async #step(): Promise<number> {
    const { database } = this.#sending.services;
    const { serverPause } = this.#sending.options;
    const { serverId } = this.#worker;
    const server = await this.#readServer();
    // Before the outcomes: what goes back into the queue is not to be begun at once by somebody else.
    const words = this.#trouble;
    if (words !== undefined) await pauseServer(database, serverId, { words, serverPause });
    const begun = await this.#settleAndClaim(server);
    for (const email of begun) if (server) void this.#send(server, email);
    return begun.length;
  }

  /** The server as its settings are now; undefined when nothing more is to be begun. */
  async #readServer(): Promise<StoredMailServer | undefined> {
    if (this.#trouble !== undefined || this.#sending.stopping.aborted) return undefined;
    if (performance.now() - this.#readAt < second) return this.#server;
    const { database, secretBox } = this.#sending.services;
    const { serverId } = this.#worker;
    try {
      this.#server = await readServer(database, secretBox, serverId);
    } catch (error) {
      if (!(error instanceof SecretUnreadable)) throw error;
      this.#server = undefined;
      this.#trouble = `${error.message}. Give the password of the server again.`;
      return undefined;
    }
    this.#readAt = performance.now();
    if (!this.#server) await failQueued(database, serverId, 'The mail server was removed.');
    return this.#server;
  }

  async #settleAndClaim(server: StoredMailServer | undefined): Promise<BegunEmail[]> {
    const width = this.#isHalfOpen ? 1 : this.#sending.options.atOnce;
    const most = server ? Math.max(0, width - this.#inFlight.size) : 0;
    const outcomes = this.#outcomes;
    if (outcomes.length === 0 && most === 0) return [];
    this.#outcomes = [];
    const maxPerMinute = server?.maxPerMinute ?? null;
    const asked = { outcomes, most, maxPerMinute };
    try {
      return await limitedSettleAndClaim(this.#sending.services.database, this.#worker, asked);
    } catch (error) {
      this.#outcomes.unshift(...outcomes);
      throw error;
    }
  }

  async #send(server: StoredMailServer, email: BegunEmail): Promise<void> {
    this.#inFlight.add(email._id);
    const { outcome, delivery } = await attempt(this.#sending, server, email);
    if (delivery) await this.#onResult(delivery);
    this.#inFlight.delete(email._id);
    this.#outcomes.push(outcome);
    this.#wake();
  }

  async #onResult({ kind, words }: Delivery): Promise<void> {
    if (kind === 'unreachable') this.#trouble ??= words;
    else if (this.#isHalfOpen && this.#trouble === undefined) {
      const { services, log } = this.#sending;
      this.#isHalfOpen = false;
      await resumeServer(services.database, this.#worker.serverId).catch((error: unknown) =>
        log.error({ err: error }, 'A mail server could not be resumed'),
      );
    }
  }

  /**
   * The database did not answer: outcomes are kept until it does. What was begun by an answer that got lost was handed
   * over to nobody.
   */
  async #recover(failure: unknown): Promise<0> {
    const { services, log } = this.#sending;
    log.error({ err: failure }, 'What became of mail could not be written yet');
    while (!this.#isAbandoned) {
      await sleep(second);
      const known = [...this.#inFlight, ...this.#outcomes.map(({ _id }) => _id)];
      try {
        await giveBackUnknown(services.database, this.#worker, known);
        return 0;
      } catch (error) {
        log.error({ err: error }, 'The queue of mail cannot be reached');
      }
    }
    return 0;
  }

  /** Waits for outcomes: until half of what is on its way has ended, or for a while after the first. */
  async #someOutcomes(): Promise<void> {
    await this.#outcomesOf(1, undefined);
    await this.#outcomesOf((this.#outcomes.length + this.#inFlight.size) / 2, debounce);
  }

  /** @param limit - milliseconds to wait at most */
  #outcomesOf(count: number, limit: number | undefined): Promise<void> {
    return new Promise((resolve) => {
      const timer = limit === undefined ? undefined : setTimeout(resolve, limit);
      this.#wake = () => {
        const isOver = this.#isAbandoned || this.#inFlight.size === 0;
        if (!isOver && this.#outcomes.length < count) return;
        clearTimeout(timer);
        resolve();
      };
      this.#wake();
    });
  }
}
