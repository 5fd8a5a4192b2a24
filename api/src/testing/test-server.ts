import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from '../process/is-running';
import { createServerFolder } from '../db/embedded/server-folder';
import { startServer } from '../db/embedded/server-process';
import { findServerPrograms } from '../db/embedded/server-programs';
import { openSocketFolder } from '../db/embedded/socket-folder';
import { quickFolder } from './quick-folder';

/** The product's own PostgreSQL, for the suites of one run. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

const prefix = 'chemical-trading-server-';

/** Nothing has to survive, and every suite has connections of its own. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  autovacuum: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // A suite drops its database under what still listens.
  log_min_messages: 'panic',
};

/**
 * Starts a server in a new folder.
 *
 * @throws ServerUnfit where PostgreSQL does not run: `DATABASE_URL` then names a server for the suites
 */
export async function startTestServer(): Promise<TestServer> {
  const programs = await findServerPrograms();
  const quick = await quickFolder();
  await removeLeft(quick);
  const place = await mkdtemp(join(quick, `${prefix}${process.pid}-`));
  const folder = join(place, 'data');
  await createServerFolder(programs, folder, undefined);
  const lines = (line: string) => void process.stderr.write(`PostgreSQL: ${line}\n`);
  const server = await startServer({ programs, folder, onLine: lines, settings });
  const socket = await openSocketFolder(folder);
  return {
    url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socket.path)}`,
    async stop() {
      await server.stop();
      await socket.close();
      await rm(place, { recursive: true, force: true });
    },
  };
}

/** A run that is killed leaves its folder, mostly in memory; the server in it has ended with the run. */
async function removeLeft(quick: string): Promise<void> {
  for (const name of await readdir(quick)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : NaN;
    if (pid > 0 && !isRunning(pid)) await rm(join(quick, name), { recursive: true, force: true });
  }
}
