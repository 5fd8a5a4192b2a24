import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { createServerFolder, ownServerFolder } from '../../db/embedded/server-folder';
import { startServer } from '../../db/embedded/server-process';
import { findServerPrograms, type ServerPrograms } from '../../db/embedded/server-programs';
import { openSocketFolder, type SocketFolder } from '../../db/embedded/socket-folder';
import {
  addUnit,
  type Installations,
  openInstallations,
  symbols,
} from '../backup/installation.fixture';
import { openServices, type RunningServices } from '../open-services';

jest.setTimeout(240_000);

/** What a cluster needs beyond the settings of a single server. */
const settings = { wal_level: 'replica', max_wal_senders: '4' };

interface Member {
  readonly folder: string;
  readonly socket: SocketFolder;
  query(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
  /** Without a word to anybody. */
  kill(): Promise<void>;
}

async function startMember(programs: ServerPrograms, folder: string): Promise<Member> {
  const onLine = () => undefined;
  const server = await startServer({ programs, folder, onLine, settings });
  const socket = await openSocketFolder(folder);
  return {
    folder,
    socket,
    async query(text) {
      const client = new pg.Client({ host: socket.path, user: 'postgres', database: 'postgres' });
      await client.connect();
      try {
        return (await client.query(text)).rows;
      } finally {
        await client.end();
      }
    },
    async stop() {
      await server.stop();
      await socket.close();
    },
    async kill() {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await server.ended;
    },
  };
}

/** A copy of a running primary that follows it. */
async function addStandby(
  programs: ServerPrograms,
  primary: Member,
  folder: string,
): Promise<Member> {
  const client = new pg.Client({ host: primary.socket.path, user: 'postgres' });
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  const isCopied = (path: string) =>
    !/^(?:pg_wal\/.|postmaster\.|\.s\.)/.test(relative(primary.folder, path));
  await cp(primary.folder, folder, { recursive: true, filter: isCopied });
  const { rows } = await client.query('select labelfile from pg_backup_stop(true)');
  await client.end();
  await mkdir(join(folder, 'pg_wal'), { recursive: true });
  await writeFile(join(folder, 'backup_label'), String(rows[0].labelfile));
  await writeFile(join(folder, 'standby.signal'), '');
  const source = `host=${primary.socket.path} user=postgres application_name=standby`;
  await appendFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  await ownServerFolder(programs, folder);
  return startMember(programs, folder);
}

/** An address that leads to whichever member is primary, as a pooler or a virtual address does. */
async function openAddress(first: Member) {
  let target = first;
  const sockets = new Set<Socket>();
  const server: Server = createServer((client) => {
    const upstream = connect(join(target.socket.path, '.s.PGSQL.5432'));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('It has a port');
  return {
    url: `postgres://postgres@127.0.0.1:${listening.port}/postgres`,
    leadTo(member: Member) {
      target = member;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

let installations: Installations;
let place: string;
beforeAll(async () => {
  installations = await openInstallations();
  place = await mkdtemp(join(tmpdir(), 'failover-'));
  // The standby finds the primary's socket in it, perhaps as another account.
  await chmod(place, 0o711);
});
afterAll(async () => {
  await installations.remove();
  await rm(place, { recursive: true, force: true });
});

/** Writes one after another; what fails is tried again under another name. */
function startWriting(services: RunningServices, name: string) {
  const written: string[] = [];
  const failures = new Set<string>();
  const state = { isStopped: false, count: 0 };
  const writing = (async () => {
    while (!state.isStopped) {
      state.count += 1;
      const symbol = `${name}${state.count}`;
      try {
        await addUnit(services, symbol);
        written.push(symbol);
      } catch (error) {
        failures.add(error instanceof Error ? error.name : String(error));
        await pause(50);
      }
    }
  })();
  return {
    written,
    failures,
    async stop() {
      state.isStopped = true;
      await writing;
    },
  };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await pause(20);
}

test('the primary dies while the product writes: the standby takes over, and nothing acknowledged is lost', async () => {
  const programs = await findServerPrograms();
  const folder = join(place, 'primary');
  await createServerFolder(programs, folder, undefined);
  const primary = await startMember(programs, folder);
  const address = await openAddress(primary);
  const services = await openServices(
    installations.envOf('failover', { DATABASE_URL: address.url }),
  );
  const standby = await addStandby(programs, primary, join(place, 'standby'));
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  await until(async () => {
    const [row] = await primary.query('select sync_state from pg_stat_replication');
    return row?.['sync_state'] === 'sync';
  });

  const writers = ['a', 'b', 'c'].map((name) => startWriting(services, name));
  const count = () => writers.reduce((sum, { written }) => sum + written.length, 0);
  await until(() => count() >= 30);
  await primary.kill();
  const before = count();
  const began = performance.now();
  await standby.query('select pg_promote()');
  address.leadTo(standby);
  await until(() => count() >= before + 30);
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(writers.map((writer) => writer.stop()));

  const stored = new Set(await symbols(services));
  const acknowledged = writers.flatMap(({ written }) => written);
  expect(acknowledged.filter((symbol) => !stored.has(symbol))).toEqual([]);
  const failures = new Set(writers.flatMap(({ failures: names }) => [...names]));
  expect([...failures]).toEqual(['DatabaseUnavailable']);
  expect(seconds).toBeLessThan(60);
  await services.close();
  await address.close();
  await standby.stop();
});
