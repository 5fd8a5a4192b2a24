import pg from 'pg';
import { DatabaseUnavailable } from './database-error';
import { newsChannel, type NewsChannel, type NewsListener } from './news-channel';

/** A connection that was cut without a word is found out by a question in this interval, in milliseconds. */
const questionPause = 30_000;
const shortestPause = 500;
const longestPause = 30_000;

/**
 * Listens on a connection of its own, which is opened again whenever it breaks.
 *
 * @throws DatabaseUnavailable when there is no connection to begin with
 */
export async function listenOnServer(
  connectionString: string,
  listener: NewsListener,
): Promise<NewsChannel> {
  const news = new ServerNews(connectionString, listener);
  await news.open();
  return news;
}

class ServerNews implements NewsChannel {
  readonly #connectionString: string;
  readonly #listener: NewsListener;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(connectionString: string, listener: NewsListener) {
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
    // What breaks the connection ends it as well, and that is what is acted on.
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.#listener.heard(payload));
    try {
      await client.connect();
      await client.query(`listen ${newsChannel}`);
    } catch (cause) {
      void client.end();
      throw new DatabaseUnavailable('No connection to listen on', { cause });
    }
    if (this.#isClosed) return client.end();
    this.#client = client;
    this.#askAgain(client);
    void ended.then(() => this.#comeBack(shortestPause));
  }

  /** A server sends a connection what it has to tell before the answer to a question that came after it. */
  async caughtUp(): Promise<void> {
    await this.#client?.query('select 1');
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  #askAgain(client: pg.Client): void {
    this.#after(questionPause, () => {
      client.query('select 1').then(
        () => this.#askAgain(client),
        () => void client.end(),
      );
    });
  }

  #comeBack(pause: number): void {
    this.#after(pause, () => {
      this.open().then(
        () => this.#listener.missed(),
        () => this.#comeBack(Math.min(2 * pause, longestPause)),
      );
    });
  }

  /** One thing is awaited at a time: the next question, or the next try to connect. */
  #after(pause: number, act: () => void): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(act, pause);
    this.#timer.unref();
  }
}
