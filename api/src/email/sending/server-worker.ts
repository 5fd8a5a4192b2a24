import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery, StoredMailServer } from '../mail-transport';
import { SecretUnreadable } from '../../kernel/secrets/secret-box';
import { readServer } from '../mail-server/read-server';
import { resumeServer } from '../mail-server/resume-server';
import { attempt, type Sending } from './attempt';
import { type BegunEmail, giveBackUnknown, type Outcome, type Worker } from './settle-and-claim';
import { limitedSettleAndClaim } from './limited-settle-and-claim';
import { pauseServer } from './pause-server';
import { failQueued } from './sweep';

/** Maximum milliseconds that an outcome waits to be written together with others. */
const debounce = 20;
/** Milliseconds between two reads of the server's settings, and before a retry after a database failure. */
const second = 1_000;

/** A server with due messages. */
export interface DueServer {
  readonly serverId: string;
  /** Number of consecutive pauses. */
  readonly pauses: number;
}

/** Sends the due messages of one server, until none are left, the server fails or the process stops. */
export class ServerWorker {
  readonly #sending: Sending;
  readonly #worker: Worker;
  readonly #inFlight = new Set<string>();
  #outcomes: Outcome[] = [];
  /** After a pause, a single message tests the server before others follow. */
  #isHalfOpen: boolean;
  /** Why no further messages are begun. */
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

  /** The messages in delivery. */
  get ids(): readonly string[] {
    return [...this.#inFlight];
  }

  /** Stops without waiting for deliveries in progress, whose state is then unknown. */
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
    // Pause before settling: messages returned to the queue must not be claimed at once by another process.
    const words = this.#trouble;
    if (words !== undefined) await pauseServer(database, serverId, { words, serverPause });
    const begun = await this.#settleAndClaim(server);
    for (const email of begun) if (server) void this.#send(server, email);
    return begun.length;
  }

  /** The server with its current settings; undefined when no further messages are to be begun. */
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
    const limit = server ? Math.max(0, width - this.#inFlight.size) : 0;
    const outcomes = this.#outcomes;
    if (outcomes.length === 0 && limit === 0) return [];
    this.#outcomes = [];
    const maxPerMinute = server?.maxPerMinute ?? null;
    const request = { outcomes, limit, maxPerMinute };
    try {
      return await limitedSettleAndClaim(this.#sending.services.database, this.#worker, request);
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
    this.#sending.services.meters.emails.inc({ result: outcome.status });
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
   * The database did not answer: outcomes are kept until it does. Messages claimed by a lost response were not
   * delivered.
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

  /** Waits for outcomes: until half of the deliveries have ended, or for a while after the first. */
  async #someOutcomes(): Promise<void> {
    await this.#outcomesOf(1, undefined);
    await this.#outcomesOf((this.#outcomes.length + this.#inFlight.size) / 2, debounce);
  }

  /** @param limit - maximum wait in milliseconds */
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
