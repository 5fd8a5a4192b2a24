import { sql } from 'kysely';
import { sealAudit } from '../../record/audit/seal-audit';
import { verifyAudit } from '../../record/audit/verify-audit';
import { purge } from '../../jobs/purge';
import { deliverDue } from '../../jobs/outbox-dispatcher';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { buildIndexes } from '../build-indexes';
import { describeDatabase } from './describe-database.fixture';
import { addMonths, dropDeliveredMonths } from './monthly-partitions';
import { partitionTable } from './partition-table';
import { isPartitioned, partitionings } from './partitioned-tables';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const silent = () => undefined;

async function partitionsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select inhrelid::regclass::text as name from pg_inherits
    where inhparent = ${table}::regclass order by 1`.execute(api.services.database);
  return rows.map(({ name }) => name);
}

test('a table is divided with its rows, columns, keys, triggers and indexes, once', async () => {
  const { database } = api.services;
  await api.addChemicals([{ name: 'Before' }]);
  await sealAudit(database);
  const before = await describeDatabase(database);
  for (const { table } of partitionings) {
    expect(await partitionTable(database, table, silent)).toBe(true);
    expect(await partitionTable(database, table, silent)).toBe(false);
    expect(await isPartitioned(database, table)).toBe(true);
  }
  expect(await describeDatabase(database)).toEqual(before);
  const names = await partitionsOf('audit');
  expect(names).toEqual(expect.arrayContaining(['audit_first', 'audit_other']));
  expect(names.filter((name) => /^audit_\d{4}_\d{2}$/.test(name)).length).toBeGreaterThan(1);
});

test('what is written goes on, and is sealed and verified over the partitions', async () => {
  const { database } = api.services;
  await api.addChemicals([{ name: 'After' }]);
  await sql`
    insert into audit (_id, resource, action, at, version, changes)
    values (gen_random_uuid(), 'chemical', 'add', now() + interval '75 days', 1, '[]'),
      (gen_random_uuid(), 'chemical', 'add', '2050-01-01', 1, '[]')`.execute(database);
  expect(await sealAudit(database)).toBeGreaterThan(2);
  expect(await verifyAudit(database)).toMatchObject({ mismatch: undefined, unsealed: 0, seals: 2 });
  while ((await deliverDue({ services: api.services, log: console })) > 0);
  const waiting = await sql`select 1 from outbox where done_at is null`.execute(database);
  expect(waiting.rows).toEqual([]);
});

test('no partition of the audit lets a row be changed or removed', async () => {
  for (const table of ['audit', ...(await partitionsOf('audit'))]) {
    await expect(api.sql(`delete from ${table}`)).rejects.toThrow('is append-only');
    await expect(api.sql(`truncate ${table}`)).rejects.toThrow('is append-only');
  }
  await expect(api.sql(`update audit set version = 9`)).rejects.toThrow('is append-only');
  await expect(api.sql(`update audit_other set version = 9`)).rejects.toThrow('is append-only');
});

test('a month whose rows are in the partition for all others stays there, and writes go on', async () => {
  const { database } = api.services;
  const [month] = (await partitionsOf('audit')).filter((name) => /\d{2}$/.test(name)).toReversed();
  const moved = (month ?? '').slice('audit_'.length).replace('_', '-');
  await api.sql(`drop table ${month}`);
  await api.sql(`insert into audit (_id, resource, action, at, version, changes)
    values (gen_random_uuid(), 'chemical', 'add', '${moved}-02', 1, '[]')`);
  await addMonths(database, 'audit');
  expect(await partitionsOf('audit')).not.toContain(month);
});

test('a later index is built partition by partition, also after an interrupted build', async () => {
  const { database } = api.services;
  const indexes = { audit__version: 'on audit (version, at)' };
  await api.sql(`create index audit__version on only audit (version, at)`);
  await api.sql(`create index audit__version__first on audit_first (version, at)`);
  await buildIndexes(database, indexes, silent);
  const { rows } = await sql<{ isvalid: boolean; parts: number }>`
    select indisvalid as isvalid,
      (select count(*)::integer from pg_inherits where inhparent = indexrelid) as parts
    from pg_index where indexrelid = 'audit__version'::regclass`.execute(database);
  expect(rows).toEqual([{ isvalid: true, parts: (await partitionsOf('audit')).length }]);
});

test('months of the outbox go when all of their messages were delivered', async () => {
  const { database } = api.services;
  await api.sql(`create table outbox_2020_01 (like outbox including defaults)`);
  const message = (state: string) =>
    api.sql(`insert into outbox_2020_01 (_id, topic, payload, created_at, done_at, attempts)
      values (gen_random_uuid(), 'unit.add', '{}', '2020-01-05', ${state}, 1)`);
  await message('null');
  await message('now()');
  // The first partition has all months before: the old one is made part of it as an installation of years has it.
  await api.sql(`alter table outbox detach partition outbox_first`);
  await api.sql(`alter table outbox attach partition outbox_2020_01
    for values from ('2020-01-01') to ('2020-02-01')`);
  expect(await dropDeliveredMonths(database)).toEqual([]);
  await api.sql(`update outbox set done_at = now() where done_at is null`);
  await purge(api.services);
  expect(await partitionsOf('outbox')).not.toContain('outbox_2020_01');
});
