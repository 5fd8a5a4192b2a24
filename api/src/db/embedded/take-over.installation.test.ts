import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { silentReport } from '../../process/start-report';
import { openDatabase } from '../database';
import { loadMigrations } from '../load-migrations';
import { migrate, type Migrations } from '../migrate';
import type { Pool } from '../pool';
import { openEmbedded } from './open-embedded';
import { createServerFolder } from './server-folder';
import { openServerFolder } from './server-folder-pool';
import { findServerPrograms } from './server-programs';
import { takeOver } from './take-over';

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

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'take-over-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function rowsOf(pool: Pool): Promise<unknown[]> {
  const client = await pool.connect();
  const { rows } = await client.query(`select odd::text as row from odd order by number`, []);
  client.release();
  return rows;
}

test('a database is copied once, with every value, and kept', async () => {
  const odd = {
    up: async (work: Parameters<Migrations[string]['up']>[0]) =>
      void (await sql.raw(oddValues).execute(work)),
  };
  const migrations = { ...(await loadMigrations()), '901-odd': odd };
  const programs = await findServerPrograms();
  const data = join(folder, 'data');
  await mkdir(data);
  // Of the same major version, as no other is there to be installed.
  const former = join(data, 'former');
  await createServerFolder(programs, former, undefined);
  const openFormer = () => openServerFolder({ programs, folder: former, log, statementLimit: 0 });
  const first = await openFormer();
  await migrate(openDatabase(first), migrations);
  const before = await rowsOf(first);
  await first.end();
  const target = join(data, `postgresql-${programs.major}`);
  // What a copy that was interrupted leaves.
  await mkdir(join(`${target}.new`, 'base'), { recursive: true });

  const options = { programs, folder: target, log, former, openFormer, migrations };
  const copied = await takeOver({ ...options, template: undefined, report: silentReport });
  expect(copied.rows).toBeGreaterThan(3);
  const pool = await openServerFolder({ programs, folder: target, log });
  expect(await rowsOf(pool)).toEqual(before);
  const client = await pool.connect();
  const added = await client.query(`insert into odd (text) values ('new') returning number`, []);
  expect(added.rows).toEqual([{ number: 4 }]);
  client.release();
  await pool.end();
  const names = await readdir(data);
  const aside = names.find((name) => name.startsWith('before-takeover-')) ?? '';
  expect(names.toSorted()).toEqual([aside, `postgresql-${programs.major}`]);
  expect(existsSync(join(data, aside, 'former', 'PG_VERSION'))).toBe(true);
});

test('a database of a newer major version is refused, and so is one of an older without its programs', async () => {
  const open = (name: string) =>
    openEmbedded({
      env: { DATA_DIR: join(folder, name) },
      templates: undefined,
      migrations: {},
      report: silentReport,
      log,
    });
  await mkdir(join(folder, 'newer', 'postgresql-99'), { recursive: true });
  await expect(open('newer')).rejects.toThrow('Start a newer version');
  await mkdir(join(folder, 'older', 'postgresql-9'), { recursive: true });
  await expect(open('older')).rejects.toThrow('Install PostgreSQL 9');
});
