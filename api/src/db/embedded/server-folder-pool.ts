import type { Pool } from '../pool';
import { openServerPool } from '../server-pool';
import { startEmbeddedServer, type EmbeddedServerOptions } from './embedded-server';
import { openSocketFolder } from './socket-folder';

/** As many as a small machine can use; each takes some 5 MB. */
const mostConnections = 6;

export interface ServerFolderOptions extends EmbeddedServerOptions {
  /** Maximum duration of a statement in milliseconds; 0 for no limit. */
  readonly statementLimit?: number;
}

/**
 * Starts PostgreSQL on a folder of its files; ending the pool stops it.
 *
 * @throws ServerUnfit
 */
export async function openServerFolder({
  statementLimit = 30_000,
  ...options
}: ServerFolderOptions): Promise<Pool> {
  const server = await startEmbeddedServer(options);
  const pool = await connectToFolder(options.folder, statementLimit);
  return {
    ...pool,
    async end() {
      await pool.end();
      await server.stop();
      await pool.close();
    },
  };
}

/** Connects to the server that another process runs on a folder. */
export async function openRunningServer(folder: string): Promise<Pool> {
  const { close, ...pool } = await connectToFolder(folder, 0);
  return {
    ...pool,
    async end() {
      await pool.end();
      await close();
    },
  };
}

async function connectToFolder(folder: string, statementLimit: number) {
  const socket = await openSocketFolder(folder);
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(socket.path)}`;
  return { ...openServerPool(url, { statementLimit, mostConnections }), close: socket.close };
}
