import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a temporary PostgreSQL server, calls `work` with its URL, and removes everything afterwards. Uses Debian's
 * binaries, a free port and a temporary folder. `crash()` kills the server, `restart()` starts it again; `hang()` stops
 * its processes and `resume()` lets them go on.
 */
export function withPostgres(work) {
  return inFolder(async (run, folder) => {
    const primary = await startPrimary(run, folder);
    try {
      return await work(primary.url, primary);
    } finally {
      await primary.crash();
    }
  });
}

/** The same with a streaming replica of the server, which has a URL and can be crashed and restarted as well. */
export function withReplicatedPostgres(work) {
  return inFolder(async (run, folder) => {
    const primary = await startPrimary(run, folder);
    try {
      const replica = await startReplica(run, folder, primary);
      try {
        return await work(primary, replica);
      } finally {
        await replica.crash();
      }
    } finally {
      await primary.crash();
    }
  });
}

async function inFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), 'chemical-trading-postgres-'));
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? userIds('postgres') : {};
  try {
    if (isRoot) {
      chownSync(folder, user.uid, user.gid);
      chmodSync(folder, 0o700);
    }
    return await work((name, arguments_) => runIn(folder, user, binary(name), arguments_), folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startPrimary(run, folder) {
  const data = join(folder, 'data');
  await run('initdb', ['-D', data, '-U', 'tester', '--auth=trust', '-E', 'UTF8', '--no-sync']);
  return startServer(run, folder, data);
}

async function startReplica(run, folder, { port }) {
  const data = join(folder, 'replica');
  const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'tester'];
  await run('pg_basebackup', [
    ...from,
    '-D',
    data,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '--no-sync',
  ]);
  return startServer(run, folder, data);
}

async function startServer(run, folder, data) {
  const port = await freePort();
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_connections=200`;
  const restart = () =>
    run('pg_ctl', ['-D', data, '-w', '-o', settings, '-l', `${data}.log`, 'start']);
  const signal = async (name) => {
    const first = postmasterOf(data);
    if (first === undefined) return;
    for (const id of processesOf(first)) spawnSync('kill', ['-s', name, String(id)]);
  };
  const [hang, resume] = [() => signal('STOP'), () => signal('CONT')];
  const crash = async () => {
    await resume();
    if (existsSync(join(data, 'postmaster.pid')))
      await run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
  };
  await restart();
  return {
    url: `postgres://tester@127.0.0.1:${port}/postgres`,
    port,
    crash,
    restart,
    hang,
    resume,
  };
}

function postmasterOf(data) {
  const file = join(data, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** The first one before the others, so that it starts none meanwhile. */
function* processesOf(first) {
  yield first;
  const { stdout } = spawnSync('pgrep', ['-P', String(first)], { encoding: 'utf8' });
  for (const id of stdout.trim().split('\n').filter(Boolean)) yield Number(id);
}

function binary(name) {
  const versions = '/usr/lib/postgresql';
  const newest = existsSync(versions) ? readdirSync(versions).toSorted().at(-1) : undefined;
  return newest === undefined ? name : join(versions, newest, 'bin', name);
}

async function runIn(cwd, user, command, arguments_) {
  const stdio = ['ignore', 'ignore', 'inherit'];
  const [code] = await once(spawn(command, arguments_, { stdio, cwd, ...user }), 'exit');
  if (code !== 0) throw new Error(`${command} exited with code ${code}`);
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
