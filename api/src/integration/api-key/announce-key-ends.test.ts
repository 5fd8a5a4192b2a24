import { apiKeyEndpoints } from 'contract/integration';
import { builtInRoles, keyAreas } from 'contract/staff';
import { type AccountsApi, mailTo, openAccounts } from '../../staff/accounts.fixture';
import { addPerson } from '../../staff/role/people.fixture';
import { purge } from '../../jobs/purge';
import { callAs } from '../../testing/describe-resource-routes';
import { testAdmin } from '../../testing/start-test-api';
import { announceKeyEnds } from './announce-key-ends';

let site: AccountsApi;
beforeAll(async () => {
  site = await openAccounts();
  await site.addMailServer();
});
afterAll(() => site.api.close());

const day = 24 * 3_600_000;
const dayIn = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);

async function newKey(name: string, { days = 100, token = site.api.adminToken } = {}) {
  const none = Object.fromEntries(keyAreas.map((area) => [area, 'none']));
  const body = { name, levels: { ...none, chemicals: 'view' }, expiresOn: dayIn(days) };
  const { status, answer } = await callAs(site.api, apiKeyEndpoints.add, { token, body });
  expect(status).toBe(201);
  return String(answer.data._id);
}

/** Whom the round on a later day notifies of which key, in the panel and by mail. */
async function roundIn(days: number) {
  const { services } = site.api;
  const { database } = services;
  await database.deleteFrom('notification').execute();
  const mails = () =>
    database.selectFrom('email').select(['to', 'subject']).orderBy('_id').execute();
  const before = (await mails()).length;
  // Two processes look at the same time.
  const now = new Date(Date.now() + days * day);
  await Promise.all([announceKeyEnds(services, now), announceKeyEnds(services, now)]);
  const notices = await database
    .selectFrom('notification')
    .innerJoin('admin', 'admin._id', 'adminId')
    .select(['email', 'message', 'kind', 'link'])
    .orderBy('email')
    .execute();
  const sent = (await mails()).slice(before);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(notices.map(({ email }) => email));
  return notices.map(({ email, message }) => [email, /“(.*)”/.exec(message)?.[1]]);
}

test('the maker is notified 14 days and one day before the end, once each, in the panel and by mail', async () => {
  const maker = await addPerson(site.api, 'administrator');
  const { email } = await site.api.services.database
    .selectFrom('admin')
    .select('email')
    .where('_id', '=', maker.adminId)
    .executeTakeFirstOrThrow();
  const name = '{{company.name}} & <b>ERP</b>';
  await newKey(name, maker);
  const revoked = await newKey('Revoked', maker);
  await callAs(site.api, apiKeyEndpoints.revoke, { token: maker.token, id: revoked });

  expect(await roundIn(85)).toEqual([]);
  expect(await roundIn(86)).toEqual([[email, name]]);
  const mail = await mailTo(site.api, email);
  expect(mail?.html).toContain('company.name}} &amp; &lt;b&gt;ERP&lt;');
  expect(mail?.subject).toMatch(/^An API key works until \d/);
  for (const days of [86, 90, 98]) expect(await roundIn(days)).toEqual([]);
  expect(await roundIn(99)).toEqual([[email, name]]);
  for (const days of [99, 100, 101]) expect(await roundIn(days)).toEqual([]);
});

test('who looks late sends one notice, and a key for a few days has no early one', async () => {
  await newKey('Late');
  await newKey('Short', { days: 9 });
  expect(await roundIn(3)).toEqual([]);
  expect(await roundIn(8)).toEqual([[testAdmin.email, 'Short']]);
  expect(await roundIn(100)).toEqual([[testAdmin.email, 'Late']]);
  expect(await roundIn(100)).toEqual([]);
});

test('of a maker who is gone or may not make keys, everybody hears who may', async () => {
  const { api } = site;
  const maker = await addPerson(api, 'administrator');
  const other = await addPerson(api, 'administrator');
  await addPerson(api, 'sales');
  await newKey('Orphan', maker);
  await api.sql('update admin set role_id = $2 where _id = $1', [
    maker.adminId,
    builtInRoles['read-only']._id,
  ]);
  const early = await roundIn(86);
  const able = await api.services.database
    .selectFrom('admin')
    .select('email')
    .where('roleId', 'in', [builtInRoles.owner._id, builtInRoles.administrator._id])
    .orderBy('email')
    .execute();
  expect(early).toEqual(able.map(({ email }) => [email, 'Orphan']));
  await api.sql('update admin set deleted_at = now() where _id = any($1::uuid[])', [
    [maker.adminId, other.adminId],
  ]);
  expect(await roundIn(99)).toHaveLength(able.length - 1);
});

test('the daily round of all domains looks for them', async () => {
  const _id = await newKey('Daily');
  await site.api.sql(
    `update api_key set created_at = now() - interval '30 days', expires_at = now() + interval '10 days' where _id = $1`,
    [_id],
  );
  await purge(site.api.services);
  const [row] = await site.api.services.database
    .selectFrom('apiKey')
    .select('endNoticeDays')
    .where('_id', '=', _id)
    .execute();
  expect(row?.endNoticeDays).toBe(14);
});
