import { companyEndpoints } from 'contract/content';
import { reportMailEndpoints, reports } from 'contract/inquiry';
import { builtInRoles, levelEverywhere, roles } from 'contract/staff';
import { type AccountsApi, openAccounts } from '../../staff/accounts.fixture';
import { addPerson, type Person } from '../../staff/role/people.fixture';
import { callAs, type CallRequest, unique } from '../../testing/describe-resource-routes';
import type { Endpoint } from 'contract';
import { mailNextReport } from './report-mails';

let site: AccountsApi;
let ann: Person;

// 30 November 2026 is a Monday, on which it is seven in Berlin at six in UTC.
const beforeSeven = new Date('2026-11-30T05:59:59.000Z');
const monday = new Date('2026-11-30T06:00:00.000Z');
const tuesday = new Date('2026-12-01T12:00:00.000Z');
const nextMonday = new Date('2026-12-07T06:00:00.000Z');

beforeAll(async () => {
  site = await openAccounts();
  await site.addMailServer();
  ann = await addPerson(site.api, 'sales');
  const body = { timeZone: 'Europe/Berlin', currency: 'EUR' };
  await callAs(site.api, companyEndpoints.update, { token: site.api.adminToken, body });
});
beforeEach(() => site.api.sql('delete from report_mail'));
afterAll(() => site.api.close());

const as = (token: string, endpoint: Endpoint, request: CallRequest = {}) =>
  callAs(site.api, endpoint, { token, ...request });
const mailOne = (now: Date) => mailNextReport(site.api.services, now);

async function addReport(token: string, fields: object = {}): Promise<string> {
  const body = { name: unique(), query: 'by=country&period=lastWeek', ...fields };
  const { status, answer } = await as(token, reports.endpoints.add, { body });
  expect(status).toBe(201);
  return answer.data._id;
}

/** Subscribes, as before this Monday. */
async function subscribed({ adminId, token }: Person, reportId: string): Promise<void> {
  expect((await as(token, reportMailEndpoints.subscribe, { id: reportId })).status).toBe(200);
  await site.api.sql(
    `update report_mail set mailed_for = '2026-11-23' where admin_id = '${adminId}'`,
  );
}

async function mailAll(now: Date): Promise<void> {
  while (await mailOne(now));
}

const sent = async ({ adminId }: Person) => {
  const { database } = site.api.services;
  return database
    .selectFrom('email')
    .innerJoin('emailBatch', 'emailBatch._id', 'email.batchId')
    .innerJoin('admin', 'admin.email', 'email.to')
    .select(['email.subject', 'emailBatch.html', 'emailBatch.isBulk'])
    .where('admin._id', '=', adminId)
    .orderBy('email._id')
    .execute();
};

test('a report is mailed on Monday from seven, once a week', async () => {
  const id = await addReport(ann.token, { name: 'Sales & {{more}} <b>' });
  await subscribed(ann, id);
  await mailAll(beforeSeven);
  expect(await sent(ann)).toHaveLength(0);
  await mailAll(monday);
  await mailAll(monday);
  await mailAll(tuesday);
  const [mail, ...others] = await sent(ann);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Sales & more <b>: 23 November 2026 – 29 November 2026');
  expect(mail?.html).toMatch(/<table[^]*<th[^>]*>Country<\/th>[^]*Weighted/);
  expect(mail?.html).toContain(`inquiry-report?report&#x3D;${id}`);
  await mailAll(nextMonday);
  expect(await sent(ann)).toHaveLength(2);
});

test('processes at once mail it once, and one that ends before its commit leaves it due', async () => {
  const person = await addPerson(site.api, 'sales');
  const ids = [await addReport(person.token), await addReport(person.token)];
  for (const id of ids) await subscribed(person, id);
  await site.api.sql(`create function no_mail() returns trigger language plpgsql as
    $$ begin raise exception 'ended'; end $$`);
  await site.api.sql(`create trigger no_mail before insert on email
    for each row execute function no_mail()`);
  await expect(mailOne(monday)).rejects.toThrow('ended');
  await site.api.sql('drop trigger no_mail on email');
  await Promise.all([mailAll(monday), mailAll(monday), mailAll(monday)]);
  expect(await sent(person)).toHaveLength(2);
});

test('whoever subscribes after it was due gets the next one', async () => {
  const person = await addPerson(site.api, 'sales');
  const id = await addReport(person.token);
  await as(person.token, reportMailEndpoints.subscribe, { id });
  await mailAll(new Date());
  expect(await sent(person)).toHaveLength(0);
});

test('nobody gets it who left, sees inquiries no more, or whose report is not theirs to see', async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => addPerson(site.api, 'sales')));
  const [left, lowered, unshared, removed] = people;
  if (!left || !lowered || !unshared || !removed) throw new Error('There are four');
  const shared = await addReport(ann.token, { isShared: true });
  for (const person of [left, lowered, unshared]) await subscribed(person, shared);
  const own = await addReport(removed.token);
  await subscribed(removed, own);
  await as(removed.token, reports.endpoints.remove, { id: own });
  await site.api.sql(`update admin set deleted_at = now() where _id = '${left.adminId}'`);
  const role = { name: unique(), levels: levelEverywhere('none') };
  const { answer } = await as(site.api.adminToken, roles.endpoints.add, { body: role });
  await site.api.sql(
    `update admin set role_id = '${answer.data._id}' where _id = '${lowered.adminId}'`,
  );
  await as(ann.token, reports.endpoints.update, { id: shared, body: { isShared: false } });
  await mailAll(monday);
  for (const person of people) expect(await sent(person)).toHaveLength(0);
  await site.api.sql(
    `update admin set deleted_at = null, role_id = '${builtInRoles.sales._id}' where _id in ('${left.adminId}', '${lowered.adminId}')`,
  );
  await mailAll(tuesday);
  expect(await sent(left)).toHaveLength(0);
});

test('one call ends it, and nobody subscribes to what they do not see', async () => {
  const person = await addPerson(site.api, 'sales');
  const own = await addReport(ann.token);
  const hidden = await as(person.token, reportMailEndpoints.subscribe, { id: own });
  expect(hidden.status).toBe(404);
  const shared = await addReport(ann.token, { isShared: true });
  const on = await as(person.token, reportMailEndpoints.subscribe, { id: shared });
  expect(on.answer.data).toEqual({ reportIds: [shared] });
  const again = await as(person.token, reportMailEndpoints.subscribe, { id: shared });
  expect(again.answer.data).toEqual({ reportIds: [shared] });
  const off = await as(person.token, reportMailEndpoints.unsubscribe, { id: shared });
  expect(off.answer.data).toEqual({ reportIds: [] });
});

test('a report is its owner’s to change, and says nothing that is no report', async () => {
  const person = await addPerson(site.api, 'sales');
  const shared = await addReport(ann.token, { isShared: true });
  expect((await as(person.token, reports.endpoints.get, { id: shared })).status).toBe(200);
  const body = { name: 'Mine' };
  const changed = await as(person.token, reports.endpoints.update, { id: shared, body });
  expect(changed.status).toBe(422);
  const { name } = (await as(ann.token, reports.endpoints.get, { id: shared })).answer.data;
  expect(name).not.toBe('Mine');
  for (const query of ['by=margin', 'costs=1', 'period=own&from=yesterday']) {
    const refused = await as(ann.token, reports.endpoints.add, { body: { name: unique(), query } });
    expect([refused.status, refused.answer.errors[0].path]).toEqual([422, 'query']);
  }
});
