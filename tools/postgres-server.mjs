import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a temporary PostgreSQL server, calls `work` with its URL, and removes everything afterwards. Uses Debian's
 * binaries, a free port and a temporary folder. `crash()` kills the server, `restart()` starts it again.
 */
export async function withPostgres(work) {
  const folder = mkdtempSync(join(tmpdir(), 'chemical-trading-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? userIds('postgres') : {};
  const run = (name, arguments_) => runIn(folder, user, binary(name), arguments_);

  try {
    if (isRoot) {
      chownSync(folder, user.uid, user.gid);
      chmodSync(folder, 0o700);
    }
    run('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--no-sync']);
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
    const restart = () =>
      run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
    const crash = () => run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
    restart();
    try {
      return await work(`postgres://tester@127.0.0.1:${port}/postgres`, { crash, restart });
    } finally {
      crash();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function binary(name) {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).toSorted().at(-1) : undefined;
  return newest === undefined ? name : join(versions, newest, 'bin', name);
}

function runIn(cwd, user, command, arguments_) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status, error } = spawnSync(command, arguments_, { stdio, cwd, ...user });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} exited with code ${status}`);
}

/** PostgreSQL refuses to run as root. */
function userIds(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address.port));
    });
  });
}
