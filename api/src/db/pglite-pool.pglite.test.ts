import { mkdtemp, readdir, readFile, readlink, rm } from 'node:fs/promises';
import { constants, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseError, DatabaseUnavailable } from './database-error';
import { openEmbeddedPool } from './pglite-pool';
import type { Pool } from './pool';

/** The flags under which this process has files of a folder open, as Linux tells them. */
async function flagsOfOpenFiles(folder: string): Promise<number[]> {
  const flags: number[] = [];
  for (const descriptor of await readdir('/proc/self/fd')) {
    const path = await readlink(`/proc/self/fd/${descriptor}`).catch(() => '');
    if (!path.startsWith(`${folder}/`)) continue;
    const info = await readFile(`/proc/self/fdinfo/${descriptor}`, 'utf8');
    flags.push(Number.parseInt(/^flags:\s*(\d+)/m.exec(info)?.[1] ?? '', 8));
  }
  return flags;
}

const endlessly = 'select count(*) from generate_series(1, 1000000000000)';

describe('the embedded engine', () => {
  let folder: string;
  let pool: Pool;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'chemical-trading-pool-'));
    pool = await openEmbeddedPool(folder, 2_000);
    await ask('create table note (text text unique)');
  });
  afterAll(async () => {
    await pool.end();
    await rm(folder, { recursive: true, force: true });
  });

  async function ask(sql: string, parameters: readonly unknown[] = []) {
    const client = await pool.connect();
    try {
      return await client.query(sql, parameters);
    } finally {
      client.release();
    }
  }
  const texts = async () => (await ask('select text from note order by text')).rows;

  const itOnLinux = existsSync('/proc/self/fdinfo') ? it : it.skip;
  itOnLinux('writes the WAL synchronously', async () => {
    await ask('insert into note values ($1)', ['durable']);
    await ask('delete from note');
    const { rows } = await ask(`select current_setting('fsync') as fsync`);
    expect(rows).toEqual([{ fsync: 'on' }]);
    const openWal = await flagsOfOpenFiles(join(folder, 'pg_wal'));
    expect(openWal).toHaveLength(1);
    expect(openWal.map((flags) => flags & constants.O_DSYNC)).toEqual([constants.O_DSYNC]);
  });

  it('gives wire-ready values', async () => {
    const { rows } = await ask(
      `select count(*) as count, 7.25::numeric as rate, timestamptz '2026-01-02 03:04:05+01' as at, '{"a":[1]}'::jsonb as json`,
    );
    expect(rows).toEqual([
      { count: 1, rate: 7.25, at: '2026-01-02T02:04:05.000Z', json: { a: [1] } },
    ]);
  });

  it('lets clients take turns, so that a transaction is one client’s alone', async () => {
    const first = await pool.connect();
    await first.query('begin', []);
    const second = ask('insert into note values ($1)', ['b']);
    await first.query('insert into note values ($1)', ['a']);
    await first.query('rollback', []);
    first.release();
    await second;
    expect(await texts()).toEqual([{ text: 'b' }]);
  });

  it('tells the SQLSTATE and constraint of a refusal', async () => {
    const refused = ask('insert into note values ($1)', ['b']);
    await expect(refused).rejects.toBeInstanceOf(DatabaseError);
    await expect(refused).rejects.toMatchObject({ code: '23505', constraint: 'note_text_key' });
  });

  it('tells of what is committed, and that something may be missed when it starts again', async () => {
    const received: string[] = [];
    const listener = {
      onMessage: (text: string) => received.push(text),
      onMissed: () => received.push('-'),
    };
    const broadcasts = await pool.listen(listener);
    await ask(`begin; select pg_notify('news', 'undone'); rollback`);
    await ask('select pg_notify($1, $2)', ['news', 'done']);
    expect(received).toEqual(['done']);
    await expect(ask(endlessly)).rejects.toBeInstanceOf(DatabaseUnavailable);
    await ask('select pg_notify($1, $2)', ['news', 'again']);
    expect(received).toEqual(['done', '-', 'again']);
    await broadcasts.close();
    await ask('select pg_notify($1, $2)', ['news', 'unheard']);
    expect(received).toHaveLength(3);
  });

  it('gives up a statement that takes too long, and goes on with what was committed', async () => {
    const client = await pool.connect();
    await client.query('begin', []);
    await client.query('insert into note values ($1)', ['lost']);
    const endless = client.query(endlessly, []);
    await expect(endless).rejects.toBeInstanceOf(DatabaseUnavailable);
    const late = client.query('insert into note values ($1)', ['outside of its transaction']);
    await expect(late).rejects.toBeInstanceOf(DatabaseUnavailable);
    client.release();
    expect(await texts()).toEqual([{ text: 'b' }]);
  });

  it('gives a migration the time it takes, without a limit', async () => {
    const strict = await openEmbeddedPool('memory://', 100);
    const run = async (pool: Pool, sql: string) => (await pool.connect()).query(sql, []);
    const slow = 'select count(*) as count from generate_series(1, 4000000)';
    const { rows } = await strict.unlimited((unlimited) => run(unlimited, slow));
    expect(rows).toEqual([{ count: 4_000_000 }]);
    await strict.end();
  });

  it('refuses to start on what is no data folder, once', async () => {
    await expect(openEmbeddedPool('/dev/null/nowhere')).rejects.toThrow();
  });
});
