import pg from 'pg';
import { DatabaseUnavailable } from './database-error';
import { broadcastChannel, type Broadcasts, type BroadcastListener } from './broadcast-channel';

/** Interval in milliseconds of the query that detects a silently dropped connection. */
const questionPause = 30_000;
const minPause = 500;
const maxPause = 30_000;

/**
 * Listens on a connection of its own and reconnects whenever it breaks.
 *
 * @throws DatabaseUnavailable when the first connection fails
 */
export async function listenOnServer(
  connectionString: string,
  listener: BroadcastListener,
): Promise<Broadcasts> {
  const broadcasts = new ServerBroadcasts(connectionString, listener);
  await broadcasts.open();
  return broadcasts;
}

class ServerBroadcasts implements Broadcasts {
  readonly #connectionString: string;
  readonly #listener: BroadcastListener;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #last: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  constructor(connectionString: string, listener: BroadcastListener) {
    this.#connectionString = connectionString;
    this.#listener = listener;
  }

  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // An error also ends the connection, and the end event is handled.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#listener.onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${broadcastChannel}`);
    } catch (cause) {
      void client.end();
      throw new DatabaseUnavailable('No connection to listen on', { cause });
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#askAgain(client);
    void ended.then(() => {
      this.#client = undefined;
      this.#comeBack(minPause);
    });
  }

  /**
   * A server delivers pending notifications before the answer to a later query. A connection takes one query at a
   * time: all who ask while one is under way share the next.
   */
  caughtUp(): Promise<void> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined;
      const asked = this.#ask();
      this.#last = asked.catch(() => undefined);
      return asked;
    });
    return this.#next;
  }

  isLive(): boolean {
    return this.#client !== undefined;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #ask(): Promise<void> {
    await this.#client?.query('select 1');
  }

  #askAgain(client: pg.Client): void {
    this.#after(questionPause, () => {
      this.caughtUp().then(
        () => this.#askAgain(client),
        () => void client.end(),
      );
    });
  }

  #comeBack(pause: number): void {
    this.#after(pause, () => {
      this.open().then(
        () => this.#listener.onMissed(),
        () => this.#comeBack(Math.min(2 * pause, maxPause)),
      );
    });
  }

  /** Only one timer runs at a time: for the next query or for the next reconnect. */
  #after(pause: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(act, pause);
    this.#timer.unref();
  }
}
