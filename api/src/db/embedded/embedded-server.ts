import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { forgetArchivedLog, logSettings } from './archived-log';
import { endLeftServer } from './left-server';
import { ownServerFolder } from './server-folder';
import { startServer, type ServerProcess } from './server-process';
import type { ServerPrograms } from './server-programs';

/** PostgreSQL as a process of the product's own. */
export interface EmbeddedServer {
  stop(): Promise<void>;
}

export interface EmbeddedServerOptions {
  readonly programs: ServerPrograms;
  readonly folder: string;
  readonly log: Pick<Logger, 'warn' | 'error'>;
  /** Whether the log of all changes is put aside, to be shipped. */
  readonly keepsLog?: boolean | undefined;
  /** Called when its process is there for the first time and takes no connections yet. */
  readonly onStarting?: (() => void) | undefined;
}

/** Milliseconds before a server that ended is started again; doubled after each failure. */
const shortestPause = 100;
const longestPause = 10_000;

/**
 * Starts the server on its folder and starts it again whenever it ends by itself.
 *
 * @throws ServerUnfit when the first start fails
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const server = new SupervisedServer(options);
  await server.start();
  return server;
}

class SupervisedServer implements EmbeddedServer {
  readonly #options: EmbeddedServerOptions;
  readonly #stopping = new AbortController();
  #process: ServerProcess | undefined;
  #supervision: Promise<void> = Promise.resolve();

  constructor(options: EmbeddedServerOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#process = await this.#startOnce(this.#options.onStarting);
    this.#supervision = this.#supervise(this.#process);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
    await this.#supervision;
  }

  async #startOnce(onStarting?: () => void): Promise<ServerProcess> {
    const { programs, folder, log, keepsLog = false } = this.#options;
    await endLeftServer(folder);
    await ownServerFolder(programs, folder);
    const onLine = (line: string) => {
      // Of a server that is being stopped: that it ends what is left of connections.
      if (!this.#stopping.signal.aborted) log.warn(`PostgreSQL: ${line}`);
    };
    if (!keepsLog) await forgetArchivedLog(folder);
    const settings = keepsLog ? logSettings : undefined;
    return startServer({ programs, folder, onLine, onStarting, settings });
  }

  async #supervise(first: ServerProcess): Promise<void> {
    let running = first;
    const { signal } = this.#stopping;
    for (;;) {
      await running.ended;
      if (signal.aborted) return;
      this.#options.log.error('The database server ended by itself and is started again');
      const next = await this.#startAgain();
      if (!next) return;
      running = next;
      this.#process = next;
      if (signal.aborted) await next.stop();
    }
  }

  async #startAgain(): Promise<ServerProcess | undefined> {
    const { signal } = this.#stopping;
    for (let wait = shortestPause; ; wait = Math.min(2 * wait, longestPause)) {
      await pause(wait, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await this.#startOnce();
      } catch (error) {
        this.#options.log.error(error, 'The database server could not be started again');
      }
    }
  }
}
