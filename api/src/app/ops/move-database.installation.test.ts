import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { z } from 'zod';
import { quoted, readTables, sumOfRows } from '../../db/copy/database-tables';
import { openServerPool } from '../../db/server-pool';
import { openLocalStorage } from '../../storage/local-storage';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { administer, databaseUrl } from '../../testing/server-databases';
import { testServerUrl } from '../../testing/test-databases';
import { readEnv } from '../../kernel/env';
import { openServices } from '../open-services';
import { startFailure } from '../start/start-failure';
import { moveDatabase } from './move-database';
import { moveFiles } from './move-files';

const report = () => undefined;
const Named = z.tuple([z.object({ name: z.string() })]);
const role = `mover_${process.pid}`;

let folder: string;
let api: TestApi;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  api = await startTestApi({ jobs: 'stopped' });
  await api.addChemicals([
    { name: 'Ethanol', casNumber: '64-17-5', smiles: 'CCO', synonyms: ['水', 'a "quoted" name'] },
    { name: 'Acetone', casNumber: '67-64-1', description: '<p>Dry &amp; clear</p>' },
  ]);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});

async function sumsOf(address: string): Promise<Record<string, unknown>> {
  const pool = openServerPool(address);
  const client = await pool.connect();
  const tables = await readTables(client);
  const sums: [string, unknown][] = [];
  for (const table of tables) sums.push([quoted(table.name), await sumOfRows(client, table)]);
  client.release();
  await pool.end();
  return Object.fromEntries(sums);
}

describe('a database that is moved', () => {
  const target = `moved_${process.pid}`;
  const envOf = (name: string) => readEnv({ DATA_DIR: join(folder, name), LOG_LEVEL: 'silent' });
  const env = () => envOf('data');
  let first: string;

  beforeAll(async () => {
    const client = await api.services.pool.connect();
    const { rows } = await client.query('select current_database() as name', []);
    client.release();
    const [{ name }] = Named.parse(rows);
    first = databaseUrl(testServerUrl, name);
    await administer(testServerUrl, `create role ${role} login`);
    await administer(testServerUrl, `create database ${target} owner ${role}`);
  });
  afterAll(async () => {
    await administer(testServerUrl, `drop database ${target} with (force)`);
    await administer(testServerUrl, `drop role ${role}`);
  });

  it('is replaced by the next move when one was interrupted, and is no installation before', async () => {
    const server = databaseUrl(testServerUrl, target, role);
    const move = { env: envOf('interrupted'), direction: 'to-server', server } as const;
    await moveDatabase({ ...move, server: first, direction: 'from-server', report });
    // What a killed process leaves too: all before the transaction that copies.
    const interrupt = (line: string) => {
      if (line.startsWith('Copying')) throw new Error('interrupted');
    };
    await expect(moveDatabase({ ...move, report: interrupt })).rejects.toThrow('interrupted');
    const back = { env: envOf('elsewhere'), server, direction: 'from-server', report } as const;
    const refusal: unknown = await moveDatabase(back).catch((error: unknown) => error);
    expect(startFailure(refusal, undefined)).toMatch(
      /^The database is a copy that was interrupted/,
    );
    const start = { ...envOf('elsewhere'), DATABASE_URL: server };
    await expect(openServices(start)).rejects.toThrow('interrupted. Run npm run move again');
    const again = await moveDatabase({ ...move, report });
    expect(again.rows).toBeGreaterThan(10);
    expect(await sumsOf(server)).toEqual(await sumsOf(first));
    await expect(moveDatabase({ ...move, report })).rejects.toThrow('already');
    await administer(testServerUrl, `drop database ${target} with (force)`);
    await administer(testServerUrl, `create database ${target} owner ${role}`);
  });

  it('has every row of every table, from a server into the data folder and back, without rights of an administrator', async () => {
    const before = await sumsOf(first);
    const there = await moveDatabase({
      env: env(),
      server: first,
      direction: 'from-server',
      report,
    });
    expect(there.rows).toBeGreaterThan(10);
    const server = databaseUrl(testServerUrl, target, role);
    const back = await moveDatabase({ env: env(), server, direction: 'to-server', report });
    expect(back).toEqual(there);
    expect(await sumsOf(server)).toEqual(before);
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await expect(
      client.query(`update chemical set category_id = gen_random_uuid()`),
    ).rejects.toThrow('foreign key');
    await client.end();
  });

  it('is not written over', async () => {
    const move = { env: env(), server: databaseUrl(testServerUrl, target, role), report };
    await expect(moveDatabase({ ...move, direction: 'to-server' })).rejects.toThrow('already');
    await expect(moveDatabase({ ...move, direction: 'from-server' })).rejects.toThrow('already');
  });
});

it('files are moved by their names in the database, and those that are missing are counted', async () => {
  const from = openLocalStorage(join(folder, 'from'));
  const to = openLocalStorage(join(folder, 'to'));
  for (const name of ['01-kept.pdf', '02-lost.pdf']) {
    await api.sql(
      `insert into file (_id, name, original_name, mime, size, sha256, kind, visibility)
       values (gen_random_uuid(), $1, $1, 'application/pdf', 3, '', 'document', 'staff')`,
      [name],
    );
  }
  await from.write('01-kept.pdf', Buffer.from('pdf'));
  const { database } = api.services;
  const moved = await moveFiles({ database, from, to, onProgress: report });
  expect(moved).toEqual({ copied: 1, missing: 1 });
  const there = await to.open('01-kept.pdf');
  expect(there && String(await buffer(there.stream))).toBe('pdf');
});
