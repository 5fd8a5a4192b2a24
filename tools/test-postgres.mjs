import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Runs the API suites on a PostgreSQL server of their own: Debian's binaries, a free port, a folder that goes afterwards.
const folder = mkdtempSync(join(tmpdir(), 'chemical-trading-postgres-'));
const data = join(folder, 'data');
const port = await freePort();
const isRoot = process.getuid?.() === 0;
const postgresUser = isRoot ? userIds('postgres') : {};

try {
  if (isRoot) {
    chownSync(folder, postgresUser.uid, postgresUser.gid);
    chmodSync(folder, 0o700);
  }
  run(binary('initdb'), ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  run(binary('pg_ctl'), ['-D', data, '-w', '-o', settings, '-l', join(folder, 'log'), 'start']);
  const status = await test(`postgres://tester@127.0.0.1:${port}/postgres`);
  run(binary('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
  process.exitCode = status;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function test(url) {
  const arguments_ = [
    'jest',
    '--selectProjects',
    'node',
    '--testPathPatterns',
    '^.*/api/',
    ...process.argv.slice(2),
  ];
  const child = spawn('npx', arguments_, {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  });
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

function binary(name) {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).toSorted().at(-1) : undefined;
  const path = newest === undefined ? name : join(versions, newest, 'bin', name);
  return path;
}

function run(command, arguments_) {
  const { status, error } = spawnSync(command, arguments_, {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: folder,
    ...postgresUser,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** PostgreSQL does not run as root. */
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
