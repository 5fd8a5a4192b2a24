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
  const socket = await openSocketFolder(options.folder);
  const url = `postgres://postgres@/postgres?host=${encodeURIComponent(socket.path)}`;
  const pool = openServerPool(url, { statementLimit, mostConnections });
  return {
    ...pool,
    async end() {
      await pool.end();
      await server.stop();
      await socket.close();
    },
  };
}
