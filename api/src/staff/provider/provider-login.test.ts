import { builtInRoles, roles } from 'contract/staff';
import { callAs } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { codeOf } from '../second-factor/one-time-codes';
import { bearer } from '../../testing/bearer';
import { password, problem } from '../accounts.fixture';
import { clientId, clientSecret, startProvider, type TestProvider } from './provider.fixture';

let provider: TestProvider;
let api: TestApi;
beforeAll(async () => {
  // The provider warns of what matters in production alone.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  provider = await startProvider('https://panel.example/login');
  const env = {
    PUBLIC_URL: 'https://panel.example',
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  };
  api = await startTestApi({ env });
  const server = { name: 'Desk', host: 'mail.example.com', port: 587, isDefault: true };
  const added = { ...server, fromAddress: 'desk@panel.example' };
  expect((await call('POST', 'smtp/add', api.adminToken, added)).statusCode).toBe(201);
  const { endpoints } = roles;
  const sales = { emailDomains: ['Staff.example'], version: 1 };
  const given = { token: api.adminToken, id: builtInRoles.sales._id, body: sales };
  expect((await callAs(api, endpoints.update, given)).status).toBe(200);
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

/** A browser: it keeps the cookie of the API. */
function browser() {
  let cookie = '';
  const post = async (url: string, payload: object) => {
    const headers = cookie === '' ? {} : { cookie };
    const answer = await api.inject({ method: 'POST', url: `/api/${url}`, payload, headers });
    const [set] = [answer.headers['set-cookie'] ?? []].flat();
    if (set !== undefined) cookie = set.split(';')[0] ?? '';
    return answer;
  };
  return {
    post,
    cookie: () => cookie,
    /** The query with which the provider sends it back. */
    async visit(from?: string) {
      const begun = await post('admin/beginProviderLogin', from === undefined ? {} : { from });
      expect(begun.statusCode).toBe(200);
      return provider.signIn(String(begun.json().data.url));
    },
    finish: (response: string) => post('admin/providerLogin', { response }),
    async signIn(from?: string) {
      return this.finish(await this.visit(from));
    },
  };
}

const call = (method: 'GET' | 'POST' | 'PUT', url: string, token: string, payload?: object) =>
  api.inject({ method, url: `/api/${url}`, headers: bearer(token), ...(payload && { payload }) });

async function register(email: string) {
  const names = { firstname: 'Colin', lastname: 'League', email, password };
  const answer = await call('POST', 'admin/register', api.adminToken, names);
  expect(answer.statusCode).toBe(201);
  return String(answer.json().admin._id);
}

test('opens an account for a mapped domain, with its role and no password, and knows it again', async () => {
  provider.become({
    sub: 'nora',
    email: 'Nora@staff.example',
    given_name: 'Nora',
    family_name: 'New',
  });
  const first = await browser().signIn('/customer-table?page=2');
  expect([first.statusCode, first.json()]).toEqual([
    200,
    {
      token: expect.any(String),
      from: '/customer-table?page=2',
      admin: expect.objectContaining({ firstname: 'Nora', email: 'nora@staff.example' }),
      role: expect.objectContaining({ name: 'Sales', isOwner: false }),
    },
  ]);
  const { token, admin } = first.json();
  const ways = await call('GET', 'admin/signInWays', token);
  expect(ways.json().data).toEqual({ hasPassword: false, hasPasskey: false, hasApp: false });
  const change = { oldPassword: 'x', newPassword: 'a pass phrase of four words' };
  const changed = await call('PUT', 'admin/changePassword', token, change);
  expect([changed.statusCode, changed.json().detail]).toEqual([
    422,
    expect.stringContaining('has no password'),
  ]);
  const guess = { email: 'nora@staff.example', password: '' };
  expect((await browser().post('admin/login', { ...guess, password: 'any' })).statusCode).toBe(422);

  // The provider may change the email; the subject stays.
  provider.become({ sub: 'nora', email: 'nora@elsewhere.example' });
  const again = (await browser().signIn()).json();
  expect([again.admin._id, again.from]).toEqual([admin._id, null]);

  const link = await call('POST', `staff/resetLink?id=${admin._id}`, api.adminToken);
  const reset = new URL(link.json().data.link).hash.slice(1);
  const chosen = { token: reset, password: 'a pass phrase of four words' };
  expect((await browser().post('admin/resetPassword', chosen)).statusCode).toBe(200);
  const local = { email: 'nora@staff.example', password: chosen.password };
  expect((await browser().post('admin/login', local)).statusCode).toBe(200);
});

test('finds an account by an email that the provider has verified, for one person alone', async () => {
  const id = await register('colin@company.example');
  const person = { sub: 'colin', email: 'colin@company.example' };
  provider.become({ ...person, email_verified: false });
  const unverified = await browser().signIn();
  expect([unverified.statusCode, unverified.json().detail]).toEqual([
    422,
    expect.stringContaining('verified'),
  ]);
  provider.become(person);
  const linked = (await browser().signIn()).json();
  expect(linked.admin._id).toBe(id);
  await browser().signIn();
  const notices = await call('GET', 'notification/get', linked.token);
  expect(notices.json().data).toMatchObject([
    { kind: 'identity-linked', message: expect.stringContaining('identity provider') },
  ]);
  const mails = api.services.database.selectFrom('email').select('subject');
  expect(await mails.where('to', '=', person.email).execute()).toEqual([
    { subject: 'Your account can be signed in to in another way' },
  ]);
  provider.become({ ...person, sub: 'successor' });
  const successor = await browser().signIn();
  expect([successor.statusCode, successor.json().detail]).toEqual([
    422,
    expect.stringContaining('somebody else'),
  ]);
  const history = await api.services.database
    .selectFrom('audit')
    .select('changes')
    .where('recordId', '=', id)
    .execute();
  expect(JSON.stringify(history)).toContain('"field":"identityProvider"');
});

test.each(['x\r\n@staff.example', 'a@b@staff.example', 'x y@staff.example', 'staff.example'])(
  'an email that is none opens no account: %j',
  async (email) => {
    provider.become({ sub: `sub of ${email}`, email });
    const answer = await browser().signIn();
    expect([answer.statusCode, answer.json().detail]).toEqual([
      422,
      expect.stringContaining('needs an email that the identity provider has verified'),
    ]);
  },
);

test('keeps out strangers, roles that do not exist and deactivated accounts', async () => {
  const detailOf = async (person: { sub: string; email: string }) => {
    provider.become(person);
    const answer = await browser().signIn();
    return [answer.statusCode, answer.json().detail];
  };
  const stranger = { sub: 'stranger', email: 'stranger@other.example' };
  expect(await detailOf(stranger)).toEqual([422, expect.stringContaining('invite you')]);

  const leaver = { sub: 'leaver', email: 'leaver@staff.example' };
  provider.become(leaver);
  const { _id } = (await browser().signIn()).json().admin;
  await call('PUT', `staff/deactivate?id=${_id}`, api.adminToken, {});
  const isOut = [422, expect.stringContaining('deactivated')];
  expect(await detailOf(leaver)).toEqual(isOut);
  expect(await detailOf({ ...leaver, sub: 'leaver again' })).toEqual(isOut);
});

test('asks for the second factor of the account, unless the provider has', async () => {
  const id = await register('factor@company.example');
  const login = { email: 'factor@company.example', password };
  const { token } = (await browser().post('admin/login', login)).json();
  const { secret } = (await call('POST', 'secondFactor/begin', token, {})).json().data;
  const code = codeOf(String(secret));
  await call('POST', 'secondFactor/confirm', token, { code });
  const person = { sub: 'factor', email: login.email };
  provider.become(person);
  const tab = browser();
  const first = await tab.signIn('/dashboard');
  expect([first.statusCode, first.json()]).toEqual([401, problem('second-factor-needed')]);
  expect((await tab.post('admin/providerLogin', { code: '000000' })).statusCode).toBe(422);
  expect((await browser().post('admin/providerLogin', { code })).statusCode).toBe(422);
  await api.sql('update second_factor set last_step = 0 where admin_id = $1', [id]);
  const second = await tab.post('admin/providerLogin', { code: codeOf(String(secret)) });
  expect([second.statusCode, second.json().from]).toEqual([200, '/dashboard']);
  await api.sql('update second_factor set last_step = 0 where admin_id = $1', [id]);
  const replayed = await tab.post('admin/providerLogin', { code: codeOf(String(secret)) });
  expect(replayed.statusCode).toBe(422);

  provider.become({ ...person, amr: ['pwd', 'mfa'] });
  expect((await browser().signIn()).statusCode).toBe(200);
});

test('begins a fresh session when the provider says that it asked just now, and a role has its say', async () => {
  provider.become({ sub: 'fresh', email: 'fresh@staff.example' });
  const { token, admin } = (await browser().signIn()).json();
  expect((await call('POST', 'passkey/begin', token)).statusCode).toBe(200);
  const old = new Date(Date.now() - 11 * 60_000).toISOString();
  const { database, sessions } = api.services;
  await database
    .updateTable('adminSession')
    .set({ confirmedAt: old })
    .where('adminId', '=', admin._id)
    .execute();
  await sessions.caughtUp();
  sessions.forget(admin._id);
  const stale = await call('POST', 'passkey/begin', token);
  expect([stale.statusCode, stale.json()]).toEqual([401, problem('stale-sign-in')]);

  const role = `role/update?id=${builtInRoles.sales._id}`;
  await call('PUT', role, api.adminToken, { requiresSecondFactor: true });
  const { role: own } = (await browser().signIn()).json();
  expect(own).toMatchObject({ lacksSecondFactor: true, permissions: { customers: 'none' } });
  await call('PUT', role, api.adminToken, { requiresSecondFactor: false });
});

test('redeems nothing that was not begun in the same browser, was used, or was changed', async () => {
  provider.become({ sub: 'nora', email: 'nora@staff.example' });
  const tab = browser();
  const response = await tab.visit();
  expect((await browser().finish(response)).statusCode).toBe(422);
  const other = browser();
  await other.visit();
  expect((await other.finish(response)).statusCode).toBe(422);
  const forged = response.replace(/code=[^&]+/, 'code=forged');
  expect((await tab.finish(forged)).statusCode).toBe(422);
  expect((await tab.finish(response)).statusCode).toBe(200);
  expect(tab.cookie()).toBe('provider-sign-in=');
  expect((await tab.finish(response)).statusCode).toBe(422);

  const denied = browser();
  const state = new URLSearchParams(await denied.visit()).get('state') ?? '';
  const query = new URLSearchParams({ error: 'access_denied', state, iss: provider.issuer });
  const answer = await denied.finish(`?${query.toString()}`);
  expect([answer.statusCode, answer.json().detail]).toEqual([
    422,
    'You were not signed in by the identity provider.',
  ]);
});

test('says so when the provider does not answer, or there is none', async () => {
  const without = await startTestApi();
  const begin = { method: 'POST', url: '/api/admin/beginProviderLogin', payload: {} } as const;
  expect((await without.inject(begin)).statusCode).toBe(404);
  await without.close();
  const env = {
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  };
  const unreachable = await startTestApi({ env });
  const answer = await unreachable.inject(begin);
  expect([answer.statusCode, answer.json()]).toEqual([503, problem('unavailable')]);
  await unreachable.close();
});
