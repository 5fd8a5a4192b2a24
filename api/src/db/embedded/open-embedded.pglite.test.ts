import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../database';
import { loadMigrations } from '../load-migrations';
import { migrate, type Migrations } from '../migrate';
import { openEmbeddedPool } from '../pglite-pool';
import type { Pool } from '../pool';
import { openEmbedded, type EmbeddedOptions } from './open-embedded';
import { findServerPrograms } from './server-programs';

jest.setTimeout(120_000);

const oddValues = `
  create table odd (
    number integer generated always as identity primary key, parent integer references odd,
    text text, bytes bytea, ratio double precision, amount numeric(20, 6), at timestamptz, day date,
    json jsonb, list text[], bits bit(12), words tsvector, doubled integer generated always as (2 * parent) stored
  );
  insert into odd (parent, text, bytes, ratio, amount, at, day, json, list, bits, words) values
    (2, E'tab\\tquote"back\\\\ null', '\\x00ff', 'NaN', 0.1, '2026-01-02 03:04:05.678901+01', 'infinity',
      'null', '{a,NULL,"b,c"}', b'101010101010', to_tsvector('simple', 'one two')),
    (1, 'Ünïcödé 水', '', 1e-300, null, '-infinity', null, '{"a": [null]}', '{}', null, null),
    (null, '', null, -0.1, 7, null, '0044-03-15 BC', null, null, null, '');
`;

let folder: string;
let migrations: Migrations;
const lines: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-embedded-'));
  const odd = {
    up: async (work: Parameters<Migrations[string]['up']>[0]) =>
      void (await sql.raw(oddValues).execute(work)),
  };
  migrations = { ...(await loadMigrations()), '901-odd': odd };
});
afterEach(() => lines.splice(0));
afterAll(() => rm(folder, { recursive: true, force: true }));

function optionsFor(name: string, DATABASE_ENGINE?: 'postgres' | 'pglite'): EmbeddedOptions {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const report = (line: string) => void lines.push(line);
  const env = { DATA_DIR: join(folder, name), DATABASE_ENGINE };
  return { env, templates: undefined, migrations, report, log };
}

async function rowsOf(pool: Pool): Promise<unknown[]> {
  const client = await pool.connect();
  const { rows } = await client.query(`select odd::text as row from odd order by number`, []);
  client.release();
  return rows;
}

test('a database of PGlite is copied into PostgreSQL once, with every value, and kept', async () => {
  const options = optionsFor('pglite');
  const { DATA_DIR } = options.env;
  const former = await openEmbeddedPool(join(DATA_DIR, 'postgres'), 0);
  await migrate(openDatabase(former), migrations);
  const before = await rowsOf(former);
  await former.end();
  // What a copy that was interrupted leaves.
  const { major } = await findServerPrograms();
  await mkdir(join(DATA_DIR, `postgresql-${major}.new`, 'base'), { recursive: true });

  const pool = await openEmbedded(options);
  expect(lines.at(-1)).toMatch(/^Copied and compared \d+ rows of \d+ tables in [\d.]+ s$/);
  expect(await rowsOf(pool)).toEqual(before);
  const client = await pool.connect();
  const added = await client.query(`insert into odd (text) values ('new') returning number`, []);
  expect(added.rows).toEqual([{ number: 4 }]);
  client.release();
  await pool.end();
  const names = await readdir(DATA_DIR);
  const aside = names.find((name) => name.startsWith('before-takeover-')) ?? '';
  expect(names.toSorted()).toEqual([aside, `postgresql-${major}`]);
  expect(existsSync(join(DATA_DIR, aside, 'postgres', 'PG_VERSION'))).toBe(true);

  // A start that was killed before it put the former database aside.
  await rename(join(DATA_DIR, aside, 'postgres'), join(DATA_DIR, 'postgres'));
  const again = await openEmbedded(options);
  expect(await rowsOf(again)).toHaveLength(4);
  await again.end();
  expect(await readdir(DATA_DIR)).not.toContain('postgres');

  const other = optionsFor('pglite', 'pglite');
  await expect(openEmbedded(other)).rejects.toThrow('DATABASE_ENGINE is pglite');
});

test('PGlite runs where PostgreSQL does not, and says so; not beside a database of PostgreSQL', async () => {
  const { arch } = process;
  Object.defineProperty(process, 'arch', { value: 's390x' });
  try {
    const pool = await openEmbedded(optionsFor('fallback'));
    await pool.end();
    expect(lines.at(-1)).toMatch(/^The database runs as PGlite.*no PostgreSQL for \w+ on s390x/);
    await expect(openEmbedded(optionsFor('fallback', 'postgres'))).rejects.toThrow('There is no');
    await expect(openEmbedded(optionsFor('pglite'))).rejects.toThrow('for PostgreSQL. There is no');
  } finally {
    Object.defineProperty(process, 'arch', { value: arch });
  }
});

test('a database of a newer major version is refused, and so is one of an older without its programs', async () => {
  await mkdir(join(folder, 'newer', 'postgresql-99'), { recursive: true });
  await expect(openEmbedded(optionsFor('newer'))).rejects.toThrow('Start a newer version');
  await mkdir(join(folder, 'older', 'postgresql-9'), { recursive: true });
  await expect(openEmbedded(optionsFor('older'))).rejects.toThrow('Install PostgreSQL 9');
});
