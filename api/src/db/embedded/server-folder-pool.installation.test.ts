import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { DatabaseError, DatabaseUnavailable } from '../database-error';
import type { Pool } from '../pool';
import { createServerFolder } from './server-folder';
import { openServerFolder } from './server-folder-pool';
import { findServerPrograms, type ServerPrograms } from './server-programs';

const log = { warn: () => undefined, error: () => undefined };

let place: string;
let folder: string;
let programs: ServerPrograms;
let pool: Pool;
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'server-folder-'));
  const above = join(place, 'a-path-longer-than-a-socket-may-have'.repeat(4));
  await mkdir(above);
  folder = join(above, 'postgresql');
  programs = await findServerPrograms();
  await createServerFolder(programs, folder, undefined);
  pool = await openServerFolder({ programs, folder, log });
  await ask('create table note (text text unique)');
}, 60_000);
afterAll(async () => {
  await pool.end();
  await rm(place, { recursive: true, force: true });
});

async function ask(sql: string, parameters: readonly unknown[] = []): Promise<unknown[]> {
  const client = await pool.connect();
  try {
    return (await client.query(sql, parameters)).rows;
  } finally {
    client.release();
  }
}
const texts = () => ask('select text from note order by text');

/** Tries again until the server is back. */
async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function serverPid(): Promise<number> {
  return Number((await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

it('runs with the settings that protect its data, in a folder closed to other users', async () => {
  const [row] = await ask(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commits, current_setting('listen_addresses') as ports`,
  );
  expect(row).toEqual({ fsync: 'on', pages: 'on', commits: 'on', ports: '' });
  const names = await readdir(folder, { recursive: true });
  const modes = await Promise.all(
    ['', ...names].map(async (name) => (await stat(join(folder, name))).mode & 0o077),
  );
  expect(modes.filter((mode) => mode !== 0)).toEqual([]);
});

it('syncs the WAL at each commit', async () => {
  const client = await pool.connect();
  const syncs = async () => {
    await client.query('select pg_stat_force_next_flush()', []);
    const counts = `select sum(fsyncs)::integer as count from pg_stat_io where object = 'wal'`;
    const { rows } = await client.query(counts, []);
    return z.array(z.object({ count: z.number() })).parse(rows)[0]?.count ?? 0;
  };
  const before = await syncs();
  for (let row = 0; row < 10; row += 1) await client.query('insert into note values (null)', []);
  expect((await syncs()) - before).toBeGreaterThanOrEqual(10);
  await client.query('delete from note', []);
  client.release();
});

it('tells the SQLSTATE of a refusal, and says nothing of it in the log', async () => {
  const said = jest.spyOn(log, 'warn');
  await ask('insert into note values ($1)', ['once']);
  const refused = ask('insert into note values ($1)', ['once']);
  await expect(refused).rejects.toBeInstanceOf(DatabaseError);
  await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'note_text_key' });
  expect(said).not.toHaveBeenCalled();
});

it('is started again when it is killed: what was acknowledged is there', async () => {
  const received: string[] = [];
  const broadcasts = await pool.listen({
    onMessage: () => undefined,
    onMissed: () => received.push('missed'),
  });
  const client = await pool.connect();
  await client.query('begin', []);
  await client.query('insert into note values ($1)', ['not committed']);
  process.kill(await serverPid(), 'SIGKILL');
  await expect(client.query('select pg_sleep(30)', [])).rejects.toBeInstanceOf(DatabaseUnavailable);
  client.release();
  expect(await untilAnswered(texts)).toEqual([{ text: 'once' }]);
  while (received.length === 0) await new Promise((resolve) => setTimeout(resolve, 50));
  await broadcasts.close();
}, 60_000);

it('ends with the process that started it, even when that is killed, and is found again', async () => {
  await pool.end();
  // As root, the other process is one of an unprivileged user.
  const { account } = programs;
  if (account)
    for (const each of [place, join(folder, '..')]) await chown(each, account.uid, account.gid);
  const module = JSON.stringify(import.meta.dirname);
  const script = `
    const { openServerFolder } = await import(${module} + '/server-folder-pool.ts');
    const { findServerPrograms } = await import(${module} + '/server-programs.ts');
    const log = { warn: () => undefined, error: console.error };
    const programs = await findServerPrograms();
    const pool = await openServerFolder({ programs, folder: ${JSON.stringify(folder)}, log });
    const client = await pool.connect();
    await client.query("insert into note values ('of a killed process')", []);
    console.log('written');`;
  const given = ['--import', 'tsx', '--input-type=module', '-e', script];
  const owner = spawn(process.execPath, given, {
    stdio: ['ignore', 'pipe', 'inherit'],
    // A killed process leaves what it has there.
    env: { ...process.env, TMPDIR: place },
    ...account,
  });
  await once(owner.stdout, 'data');
  const pid = await serverPid();
  owner.kill('SIGKILL');
  pool = await openServerFolder({ programs, folder, log });
  expect(await serverPid()).not.toBe(pid);
  expect(await texts()).toEqual([{ text: 'of a killed process' }, { text: 'once' }]);
}, 60_000);
