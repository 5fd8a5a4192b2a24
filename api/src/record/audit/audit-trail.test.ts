import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { redactChanges } from './redact-changes';
import { sealAudit } from './seal-audit';
import { verifyAudit } from './verify-audit';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  await api.addChemicals(['Ethanol', 'Acetone', 'Toluene', 'Hexane'].map((name) => ({ name })));
});
afterEach(() => api.close());

const database = () => api.services.database;

/** As an owner of the tables could: past the triggers. */
async function tamper(statement: string): Promise<void> {
  for (const table of ['audit', 'audit_seal'])
    await api.sql(`alter table ${table} disable trigger user`);
  await api.sql(statement);
  for (const table of ['audit', 'audit_seal'])
    await api.sql(`alter table ${table} enable trigger user`);
}

/** Transactions of other suites on the same server may take long. */
const seal = () => sealAudit(database(), { patience: 60_000 });

const second = `(select position from audit order by position offset 1 limit 1)`;

it('nobody changes or removes a row, not even by way of what a redaction may do', async () => {
  await seal();
  for (const statement of [
    'delete from audit',
    'truncate audit cascade',
    `update audit set changes = '[]'`,
    `update audit set at = now(), redacted_at = now(), redaction_id = _id`,
    `update audit set redacted_at = now(), redaction_id = _id, content_digest = sha256('')`,
    'delete from audit_seal',
    `update audit_seal set hash = ''`,
    'truncate audit_seal',
  ])
    await expect(api.sql(statement)).rejects.toThrow(/append-only/);
});

it('seals are made of settled rows, and a hash that was noted is found again', async () => {
  expect(await verifyAudit(database())).toMatchObject({ seals: 0, rows: 0, unsealed: 5 });
  expect(await seal()).toBe(5);
  expect(await seal()).toBe(0);
  const first = await verifyAudit(database());
  expect(first).toMatchObject({ seals: 1, rows: 5, unsealed: 0, mismatch: undefined });
  await api.addChemicals([{ name: 'Benzene' }]);
  await seal();
  const again = await verifyAudit(database(), first.hash);
  expect(again).toMatchObject({ seals: 2, rows: 6, hasNoted: true, mismatch: undefined });
  expect(await verifyAudit(database(), 'ff')).toMatchObject({ hasNoted: false });
});

it.each([
  ['a changed row', `update audit set changes = '[]' where position = ${second}`, 'was changed'],
  ['a row of another person', `update audit set admin_id = null, at = now()`, 'was changed'],
  ['a removed row', `delete from audit where position = ${second}`, 'position 2 was removed'],
  [
    'an inserted row',
    `insert into audit (_id, resource, action, at, version, changes, position)
     values (gen_random_uuid(), 'unit', 'add', now(), 1, '[]', -1)`,
    'was inserted',
  ],
  [
    'a redaction that no entry names',
    `update audit set redacted_at = now(), content_digest =
       sha256(convert_to(jsonb_build_array(changes, address)::text, 'UTF8')), changes = '[]'
     where position = ${second}`,
    'was redacted, and no entry says so',
  ],
  [
    'a changed seal',
    `update audit_seal set entries = overlay(entries placing 'x' from 20)`,
    'Seal 1',
  ],
  ['a removed seal', 'delete from audit_seal where number = 1', 'Seal 1 is missing'],
])('verification finds %s', async (_, statement, found) => {
  await seal();
  await api.addChemicals([{ name: 'Benzene' }]);
  await seal();
  await tamper(statement);
  expect((await verifyAudit(database())).mismatch).toContain(found);
});

it('a redacted row still matches, has its values replaced, and is named by an entry', async () => {
  await seal();
  const { rows } = await sql<{ _id: string }>`
    select _id from audit where resource = 'chemical' order by position limit 2`.execute(
    database(),
  );
  const ids = rows.map(({ _id }) => _id);
  const redact = (text: string) =>
    redactChanges(database(), ids, (changes) =>
      changes.map((change) => (change.field === 'name' ? { ...change, to: text } : change)),
    );
  expect(await redact('[erased]')).toBe(2);
  expect(await redact('[gone]')).toBe(2);
  await expect(redactChanges(database(), ids, () => [])).rejects.toThrow(/append-only/);
  await seal();
  expect(await verifyAudit(database())).toMatchObject({
    rows: 7,
    redacted: 2,
    mismatch: undefined,
  });
  const { rows: after } = await sql<{ text: string }>`
    select string_agg(changes::text, '') as text from audit`.execute(database());
  expect(after[0]?.text).not.toContain('Ethanol');
  expect(after[0]?.text).toContain('Hexane');
  expect(after[0]?.text).toContain(ids[0]);
});

it('a role without update and delete can write and redact, and cannot lift the triggers', async () => {
  await api.sql('create role audit_writer');
  for (const grant of [
    'grant select, insert on audit, audit_seal to audit_writer',
    'grant select, usage on sequence audit_position to audit_writer',
    'grant select, insert on outbox to audit_writer',
  ])
    await api.sql(grant);
  const asWriter = <Result>(act: (work: Parameters<typeof redactChanges>[0]) => Promise<Result>) =>
    database()
      .transaction()
      .execute(async (work) => {
        await sql`set local role audit_writer`.execute(work);
        return act(work);
      });
  const { rows } = await sql<{ _id: string }>`select _id from audit limit 1`.execute(database());
  expect(
    await asWriter((work) =>
      redactChanges(
        work,
        rows.map(({ _id }) => _id),
        (one) => one,
      ),
    ),
  ).toBe(1);
  for (const statement of [
    sql`update audit set redacted_at = now()`,
    sql`delete from audit`,
    sql`truncate audit`,
    sql`alter table audit disable trigger user`,
  ])
    await expect(asWriter((work) => statement.execute(work))).rejects.toThrow(/denied|owner/);
  await api.sql('drop owned by audit_writer');
  await api.sql('drop role audit_writer');
});
