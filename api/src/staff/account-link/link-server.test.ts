import { builtInRoles } from 'contract/staff';
import { type MailHost, startMailHost } from '../../email/sending/mail-host.fixture';
import { until } from '../../email/sending/mail-sending.fixture';
import { startEmailSender } from '../../email/sending/start-email-sender';
import { testAdmin, type TestApi } from '../../testing/start-test-api';
import { type AccountsApi, mailTo, openAccounts, tokenTo } from '../accounts.fixture';
import { addPerson } from '../role/people.fixture';

let site: AccountsApi;
let api: TestApi;
let office: MailHost;
let serverId: string;
const owner = 'chief@example.com';

beforeAll(async () => {
  site = await openAccounts();
  api = site.api;
  office = await startMailHost();
  const address = { host: '127.0.0.1', port: office.port, security: 'none' };
  const server = { name: 'Office', ...address, fromAddress: 'office@example.com' };
  serverId = (await site.asTess('POST', 'smtp/add', server)).json().data._id;
  const id = await site.addColleague(owner);
  await site.asTess('PUT', 'role/assign', { adminId: id, roleId: builtInRoles.owner._id });
});
afterAll(async () => {
  await api.close();
  await office.close();
});

const evil = {
  name: 'evil',
  host: '127.0.0.1',
  port: 4381,
  security: 'none',
  fromAddress: 'it@example.com',
};

async function settingsOnly(name = 'Settings alone') {
  const role = await site.asTess('POST', 'role/add', {
    name,
    levels: { ...builtInRoles['read-only'].levels, settings: 'edit' },
  });
  return addPerson(api, { roleId: role.json().data._id });
}

async function serverOf(email: string): Promise<string | undefined> {
  const row = await api.services.database
    .selectFrom('email')
    .innerJoin('smtp', 'smtp._id', 'email.smtpId')
    .select('smtp.name')
    .where('to', '=', email)
    .orderBy('email._id', 'desc')
    .executeTakeFirst();
  return row?.name;
}

test('the right to edit settings takes over no account: links leave by the server that an Owner marked', async () => {
  const { token } = await settingsOnly();
  const marked = await site.post('smtp/add', { ...evil, sendsAccountLinks: true }, token);
  expect([marked.statusCode, marked.json().detail]).toEqual([
    403,
    expect.stringMatching(/only an Owner/),
  ]);
  const added = await site.post('smtp/add', { ...evil, isDefault: true }, token);
  expect(added.statusCode).toBe(201);
  expect(added.json().data.sendsAccountLinks).toBe(false);
  expect(await site.post('admin/requestPasswordReset', { email: owner })).toMatchObject({
    statusCode: 200,
  });
  await tokenTo(api, owner);
  expect(await serverOf(owner)).toBe('Office');
});

test('a text that others write takes no part in where the secret of a link stands', async () => {
  const { token } = await settingsOnly('Settings and mail');
  const mailSignature = 'News: https://evil.example/hidden-in-the-outbox';
  const email = 'signed@example.com';
  await site.addColleague(email);
  const changed = await site.call('PUT', 'company/update', { mailSignature }, token);
  expect(changed.statusCode).toBe(200);
  await site.post('admin/requestPasswordReset', { email });
  const secret = await tokenTo(api, email);
  const sender = startEmailSender({ services: api.services, log: console });
  await until(() => office.count(email) > 0);
  await sender.stop();
  const arrived = office.arrived.filter(({ to }) => to.includes(email)).at(-1)?.content ?? '';
  const text = arrived.replaceAll('=\r\n', '');
  expect(text).toContain(secret);
  expect(text).toContain('evil.example/hidden-in-the-outbox');
  expect(text).not.toContain(`evil.example/${secret}`);
  await site.asTess('PUT', 'company/update', { mailSignature: null });
});

test.each([
  ['host', 'mail.elsewhere.example.com'],
  ['port', 2525],
  ['security', 'tls'],
  ['username', 'somebody'],
  ['password', 'another one'],
  ['fromAddress', 'somebody@example.com'],
  ['replyTo', 'somebody@example.com'],
  ['bounceAddress', 'bounces@example.com'],
  ['sendsAccountLinks', false],
])('an Administrator does not change its %s', async (field, value) => {
  const { token } = await addPerson(api, 'administrator');
  const { version } = (await site.asTess('GET', `smtp/getById?id=${serverId}`)).json().data;
  const change = { version, [field]: value };
  const answer = await site.call('PUT', `smtp/update?id=${serverId}`, change, token);
  expect(answer.statusCode).toBe(403);
});

test('an Administrator changes the rest of it, and neither deletes it', async () => {
  const { token } = await addPerson(api, 'administrator');
  const change = { fromName: 'Brightwater Chemicals', maxPerMinute: 100 };
  const { version } = (await site.asTess('GET', `smtp/getById?id=${serverId}`)).json().data;
  const answer = await site.call(
    'PUT',
    `smtp/update?id=${serverId}`,
    { ...change, version },
    token,
  );
  expect(answer.statusCode).toBe(200);
  const removed = await site.call('DELETE', `smtp/delete?id=${serverId}`, undefined, token);
  expect(removed.statusCode).toBe(409);
});

describe('after an Owner changed it', () => {
  let relay: MailHost;
  let changerId: string;

  afterAll(() => relay.close());
  beforeAll(async () => {
    relay = await startMailHost();
    const changer = await addPerson(api, 'owner');
    changerId = changer.adminId;
    const { version } = (await site.asTess('GET', `smtp/getById?id=${serverId}`)).json().data;
    const change = { version, port: relay.port };
    const changed = await site.call('PUT', `smtp/update?id=${serverId}`, change, changer.token);
    expect(changed.statusCode).toBe(200);
  });

  test('all Owners are told in the panel, and by the server as it was', async () => {
    const told = await site.asTess('GET', 'notification/get');
    expect(told.json().data[0]).toMatchObject({
      kind: 'account-links-changed',
      message: expect.stringMatching(/Tester changed how links for accounts are mailed: Office/),
      link: `/edit-smtp-form/${serverId}`,
    });
    for (const to of [testAdmin.email, owner]) await until(() => office.count(to) > 0);
    expect(office.arrived.at(-1)?.content).toMatch(
      new RegExp(`127\\.0\\.0\\.1:${office.port}.*127\\.0\\.0\\.1:${relay.port}`, 's'),
    );
    expect(relay.arrived).toEqual([]);
  });

  test('who could not manage an account lets no link to it leave for an hour', async () => {
    const roleId = builtInRoles.administrator._id;
    await site.asTess('PUT', 'role/assign', { adminId: changerId, roleId });
    await site.addColleague('lesser@example.com');
    await api.sql('delete from email');
    for (const email of [owner, 'lesser@example.com']) {
      const asked = await site.post('admin/requestPasswordReset', { email });
      expect([asked.statusCode, asked.json()]).toEqual([200, { data: { canMail: true } }]);
    }
    await tokenTo(api, 'lesser@example.com');
    expect(await mailTo(api, owner)).toBeUndefined();
    const invitation = { email: 'next@example.com', roleId: builtInRoles.owner._id };
    const invited = await site.asTess('POST', 'staff/invite', invitation);
    expect(invited.json().data.link).toEqual(expect.any(String));

    await api.sql('alter table audit disable trigger user');
    await api.sql(`update audit set at = at - interval '61 minutes' where resource = 'smtp'`);
    await api.sql('alter table audit enable trigger user');
    await site.post('admin/requestPasswordReset', { email: owner });
    await tokenTo(api, owner);
  });

  test('a link that waits does not leave by a server that lost the mark', async () => {
    const { database } = api.services;
    const row = await database
      .selectFrom('email')
      .select(['_id', 'isAccountLink'])
      .where('to', '=', owner)
      .executeTakeFirstOrThrow();
    expect(row.isAccountLink).toBe(true);
    await api.sql(`update smtp set sends_account_links = false where name = 'Office'`);
    const sender = startEmailSender({ services: api.services, log: console });
    const read = async () => (await site.asTess('GET', `email/getById?id=${row._id}`)).json().data;
    await until(async () => (await read()).status === 'failed');
    await sender.stop();
    expect((await read()).reply).toMatch(/no longer sends links for accounts/);
    expect(relay.count(owner)).toBe(0);
  });
});
