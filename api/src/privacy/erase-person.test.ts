import { documentDeliveries, documentEndpoints } from 'contract/document';
import { emailEndpoints, emails } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { personalDataEndpoints as endpoints } from 'contract/privacy';
import { recordEndpoints } from 'contract/record';
import { staffEndpoints } from 'contract/staff';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { localFolder } from '../storage/open-storage';
import { openSite, type Site } from '../inquiry/public-form/visitor.fixture';
import { sealAudit } from '../record/audit/seal-audit';
import { verifyAudit } from '../record/audit/verify-audit';
import { bearer } from '../testing/bearer';
import { closeInquiries, person, putEverywhere } from './person.fixture';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await putEverywhere(site);
});
afterAll(() => site.api.close());

const body = { emails: [person.email.toUpperCase()], phones: ['0049 30 1234567'] };
const find = async (query: object = body) =>
  (await site.staff(endpoints.find, { body: query })).answer.data;

/** Names of tables whose rows, as text, contain the words; rows are dumped table by table. */
async function tablesWith(words: RegExp): Promise<string[]> {
  const { database } = site.api.services;
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(database);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(dumped)::text as text from ${sql.id(name)} as dumped`.execute(database);
    const row = rows.find(({ text }) => words.test(text));
    if (row !== undefined) found.push(`${name}: ${words.exec(row.text)?.[0]} in ${row.text}`);
  }
  return found;
}

/** Every answer is held against its schema: what is left of the records can still be read. */
async function readAgain(): Promise<void> {
  const query = { pageSize: 100 };
  for (const { endpoints: one } of [inquiries, emails, documentDeliveries, customers, suppliers]) {
    const { status, answer } = await site.staff(one.list, { query });
    expect([one.list.name, status]).toEqual([one.list.name, 200]);
    for (const { _id: id } of answer.data)
      if ('get' in one) expect((await site.staff(one.get, { id })).status).toBe(200);
  }
  const { answer } = await site.staff(emails.endpoints.list, { query });
  for (const { _id: id } of answer.data)
    expect((await site.staff(emailEndpoints.content, { id })).status).toBe(200);
  expect((await site.staff(staffEndpoints.list, { query })).status).toBe(200);
}

async function filesWith(words: RegExp): Promise<string[]> {
  const folder = localFolder(site.api.services.env);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'latin1')));
  expect(files.length).toBeGreaterThan(0);
  return files.filter((_, index) => words.test(texts[index] ?? ''));
}

const anything =
  /ann\.beyer(?:\+|%2B)lab|annegret|beyerlein|(?:3|30)\D{0,3}0?\D{0,3}1\D?2\D?3\D{0,3}4\D?5\D{0,3}6\D?7(?!\d)/i;

test('the person is everywhere before', async () => {
  const tables = new Set((await tablesWith(anything)).map((line) => line.split(':')[0]));
  for (const name of [
    'admin',
    'application',
    'audit',
    'customer',
    'document_delivery',
    'email',
    'email_batch',
    'file',
    'followup',
    'import',
    'import_row',
    'inquiry',
    'notification',
    'product_inquiry',
    'saved_view',
    'supplier',
  ])
    expect(tables).toContain(name);
  expect((await filesWith(anything)).length).toBeGreaterThanOrEqual(3);
});

test('a search finds them by address in any case and by number in any notation', async () => {
  const byAddress = await find({ emails: [person.email] });
  const byNumber = await find({ phones: ['0049-30-1234567'] });
  const totals = (found: { kinds: { kind: string; total: number }[] }) =>
    Object.fromEntries(found.kinds.map(({ kind, total }) => [kind, total]));
  expect(totals(byAddress)).toMatchObject({ inquiry: 3, product_inquiry: 2, application: 1 });
  expect(totals(byNumber)).toMatchObject({ customer: 1, supplier: 1, inquiry: 3 });
  expect(byNumber.others.emails).toEqual([person.email]);
  const { answer } = await site.staff(endpoints.list, {
    query: { pageSize: 2, page: 2 },
    body: { ...body, kind: 'inquiry' },
  });
  expect([answer.total, answer.data.length, answer.data[0].resource]).toEqual([3, 1, 'inquiry']);
  expect((await find({ emails: ['nobody@example.com'] })).kinds).toEqual([]);
  const unknown = await site.staff(endpoints.list, { body: { ...body, kind: 'audit' } });
  expect(unknown.status).toBe(422);
});

test('an export has their records and files', async () => {
  const answer = await site.api.inject({
    method: 'POST',
    url: `/api/${endpoints.export.path}`,
    headers: bearer(site.api.adminToken),
    payload: body,
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const { records } = JSON.parse(strFromU8(files['personal-data.json'] ?? new Uint8Array()));
  expect(records.inquiry).toHaveLength(3);
  expect(records.application[0]).toMatchObject({ name: person.name, email: person.email });
  const attached = Object.keys(files).filter((name) => name.startsWith('files/'));
  expect(attached).toHaveLength(2);
  expect(strFromU8(files[attached[0] ?? ''] ?? new Uint8Array(), true)).toContain(person.email);
});

test('nothing is erased while an inquiry is open', async () => {
  const { blockers } = await find();
  expect(blockers.length).toBeGreaterThanOrEqual(4);
  const { status, answer } = await site.staff(endpoints.erase, { body });
  expect([status, answer.detail]).toEqual([409, expect.stringMatching(/^Nothing was erased\. /)]);
  expect((await tablesWith(/annegret/i)).length).toBeGreaterThan(10);
});

test('an erasure leaves no trace in any table or file, and keeps the structure', async () => {
  await closeInquiries(site);
  // Transactions of other suites on the same server may take long.
  await sealAudit(site.api.services.database, { patience: 60_000 });
  const before = await find();
  expect(before.blockers).toEqual([]);
  const { status, answer } = await site.staff(endpoints.erase, { body });
  expect([status, answer.detail]).toEqual([200, undefined]);
  expect(answer.data.files).toBe(3);
  expect(await tablesWith(anything)).toEqual([]);
  expect(await filesWith(anything)).toEqual([]);
  expect((await find()).kinds).toEqual([]);

  await readAgain();
  const { answer: kept } = await site.staff(customers.endpoints.list, { query: { pageSize: 100 } });
  expect(
    kept.data.map(({ companyName }: { companyName: string }) => companyName).toSorted(),
  ).toEqual(['Imported Ltd', '[erased] Laboratories']);
  const { rows } = await sql<{ way: string; email: string; status: string }>`
    select way, delivery.email, email.status from document_delivery as delivery
    join email on email.batch_id = delivery.batch_id`.execute(site.api.services.database);
  expect(rows).toEqual([
    {
      way: 'request',
      email: `${site.api.services.pseudonym(person.email)}@erased.invalid`,
      status: 'cancelled',
    },
  ]);
  const documentId = (
    await site.api.services.database.selectFrom('document').select('_id').execute()
  )[0]?._id;
  const waiting = await site.staff(documentEndpoints.formerRecipients, { id: documentId ?? '' });
  expect(waiting.answer.total).toBe(0);
});

test('the audit still matches its seals, and no version of before comes back', async () => {
  const { database } = site.api.services;
  const verified = await verifyAudit(database);
  expect([verified.mismatch, verified.redacted > 5]).toEqual([undefined, true]);
  const { rows } = await sql<{ _id: string }>`
    select _id from audit where resource = 'inquiry' and action = 'add'
      and redacted_at is not null`.execute(database);
  const { status, answer } = await site.staff(recordEndpoints.revert, { id: rows[0]?._id ?? '' });
  expect([status, answer.detail]).toEqual([422, expect.stringContaining('were erased')]);
});

test('searches, exports and erasures are noted, under the same hash', async () => {
  const { rows } = await sql<{ action: string }>`
    select action, changes from audit where resource = 'personalData'
    order by _id`.execute(site.api.services.database);
  const uses = ['person-searched', 'person-exported', 'person-erased'];
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(uses));
  expect(JSON.stringify(rows)).toContain(site.api.services.pseudonym(person.email));
});
