import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from 'tools/free-port';
import { end, serverAccount, startServer } from './child';

export interface Pooler {
  readonly url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

/** Debian's pgbouncer in transaction mode in front of a server. */
export async function startPooler(folder: string, serverPort: number): Promise<Pooler> {
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const account = serverAccount();
  await writeFile(file, settings(port, serverPort));
  if (account.uid !== undefined && account.gid !== undefined)
    await chown(file, account.uid, account.gid);
  const run = () => startServer(['pgbouncer', '-q', file], port, account);
  let child = await run();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    kill: () => end(child, 'SIGKILL'),
    async start() {
      child = await run();
    },
  };
}

function settings(port: number, serverPort: number): string {
  return `[databases]
postgres = host=127.0.0.1 port=${serverPort} dbname=postgres user=tester

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 200
default_pool_size = 12
server_login_retry = 1
log_connections = 0
log_disconnections = 0
log_pooler_errors = 0
`;
}
