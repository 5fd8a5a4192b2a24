import { builtInRoles, maxPasskeys } from 'contract/staff';
import type { TestApi } from '../../testing/start-test-api';
import { type AccountsApi, mailTo, openAccounts, password, problem } from '../accounts.fixture';
import { type Deviation, SoftwareAuthenticator } from './software-authenticator.fixture';

const origin = 'https://panel.example';
let site: AccountsApi;
let api: TestApi;
beforeAll(async () => {
  site = await openAccounts();
  api = site.api;
  await site.addMailServer();
});
afterAll(() => api.close());

async function data(answer: ReturnType<AccountsApi['call']>) {
  return (await answer).json().data;
}

async function create(token: string, device: SoftwareAuthenticator, deviation?: Deviation) {
  const credential = device.create(await data(site.post('passkey/begin', {}, token)), deviation);
  return { name: 'Laptop', credential };
}

/** An account with a passkey. */
async function protectedAccount(email: string) {
  const id = await site.addColleague(email);
  const { token } = await site.logIn(email);
  const device = new SoftwareAuthenticator(origin);
  const added = await site.post('passkey/add', await create(token, device), token);
  expect(added.statusCode).toBe(201);
  return { id, email, token, device, added: added.json().data };
}

const begin = () => data(site.post('admin/beginPasskeyLogin', {}));

async function logIn(device: SoftwareAuthenticator, deviation?: Deviation) {
  return site.post('admin/passkeyLogin', { passkey: device.get(await begin(), deviation) });
}

/** As eleven minutes after the sign-in. */
async function makeStale(adminId: string) {
  const confirmedAt = new Date(Date.now() - 11 * 60_000).toISOString();
  const statement = 'update admin_session set confirmed_at = $1 where admin_id = $2';
  await api.sql(statement, [confirmedAt, adminId]);
  await api.services.sessions.caughtUp();
  api.services.sessions.forget(adminId);
}

test('signs in with both factors at once, and tells its owner and the history that it was added', async () => {
  const { id, email, device, added, token } = await protectedAccount('key@example.com');
  expect(added.recoveryCodes).toHaveLength(10);
  expect(JSON.stringify(added)).not.toMatch(/publicKey|credentialId/);
  const answer = await logIn(device);
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      token: expect.any(String),
      admin: expect.objectContaining({ email }),
      role: expect.anything(),
    },
  ]);
  const [listed] = await data(site.call('GET', 'passkey/get', undefined, token));
  expect(listed).toMatchObject({ name: 'Laptop', lastUsedAt: expect.any(String) });
  const history = await api.services.database
    .selectFrom('audit')
    .select('changes')
    .where('recordId', '=', id)
    .execute();
  expect(JSON.stringify(history)).toContain('{"to":"Laptop","from":null,"field":"passkey"}');
  const ways = await data(site.call('GET', 'admin/signInWays', undefined, token));
  expect(ways).toEqual({ hasPassword: true, hasPasskey: true, hasApp: false });
  const { subject } = (await mailTo(api, email)) ?? {};
  expect(subject).toBe('A passkey was added to your account');
});

test('is asked for after the password, for which a recovery code stands in, and no other way leads in', async () => {
  const { email, added } = await protectedAccount('step@example.com');
  const without = await site.post('admin/login', { email, password });
  expect([without.statusCode, without.json()]).toEqual([401, problem('second-factor-needed')]);
  expect(without.json().errors).toEqual([{ path: 'passkey', message: expect.any(String) }]);
  const guessed = await site.post('admin/login', { email, password, code: '000000' });
  expect(guessed.statusCode).toBe(422);
  const [code] = added.recoveryCodes;
  expect((await site.post('admin/login', { email, password, code })).statusCode).toBe(200);
});

test('is refused for another site, an unchecked user, another account, a count that fell, and a challenge used before', async () => {
  const { device, token } = await protectedAccount('forged@example.com');
  const refused = async (deviation: Deviation) => (await logIn(device, deviation)).statusCode;
  expect(await refused({ origin: 'https://panel.example.evil' })).toBe(422);
  expect(await refused({ isVerified: false })).toBe(422);
  expect(await refused({ userHandle: 'AAAA' })).toBe(422);
  expect((await logIn(device, { counter: 7 })).statusCode).toBe(200);
  expect(await refused({ counter: 7 })).toBe(422);
  expect(await refused({ counter: 3 })).toBe(422);

  const passkey = device.get(await begin(), { counter: 20 });
  const both = await Promise.all(
    [passkey, passkey].map((one) => site.post('admin/passkeyLogin', { passkey: one })),
  );
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  const ofSession = await data(site.post('passkey/beginConfirm', {}, token));
  const elsewhere = await site.post('admin/passkeyLogin', {
    passkey: device.get(ofSession, { counter: 30 }),
  });
  expect(elsewhere.statusCode).toBe(422);
  const unreadable = { ...passkey, clientDataJSON: 'bnVsbA' };
  const torn = await site.post('admin/passkeyLogin', { passkey: unreadable });
  expect(torn.statusCode).toBe(422);
  const late = device.get(await begin(), { counter: 40 });
  await api.sql('update passkey_challenge set expires_at = now()');
  expect((await site.post('admin/passkeyLogin', { passkey: late })).statusCode).toBe(422);
  expect((await logIn(new SoftwareAuthenticator(origin))).json()).toEqual(
    problem('wrong-credentials'),
  );
});

test('makes the own session fresh, and nobody else’s', async () => {
  const { id, token, device, added } = await protectedAccount('fresh@example.com');
  const other = await protectedAccount('fresh2@example.com');
  const remove = () => site.call('DELETE', `passkey/delete?id=${added._id}`, undefined, token);
  await makeStale(id);
  expect((await remove()).json()).toEqual(problem('stale-sign-in'));
  const confirm = async (by: SoftwareAuthenticator, of: string) => {
    const passkey = by.get(await data(site.post('passkey/beginConfirm', {}, of)));
    return (await site.post('admin/confirmSignIn', { passkey }, token)).statusCode;
  };
  expect(await confirm(other.device, token)).toBe(422);
  expect(await confirm(device, other.token)).toBe(422);
  expect((await site.post('admin/confirmSignIn', {}, token)).statusCode).toBe(422);
  expect((await remove()).statusCode).toBe(401);
  expect(await confirm(device, token)).toBe(200);
  expect((await remove()).statusCode).toBe(200);
  expect((await logIn(device)).statusCode).toBe(422);
  expect((await site.logIn('fresh@example.com')).status).toBe(200);
});

test('is the second factor that a role asks for, and stays while it is the only one', async () => {
  const { _id } = builtInRoles['read-only'];
  const { id, token, added } = await protectedAccount('role@example.com');
  await site.asTess('PUT', 'role/assign', { adminId: id, roleId: _id });
  const require = { requiresSecondFactor: true };
  expect((await site.asTess('PUT', `role/update?id=${_id}`, require)).statusCode).toBe(200);
  const list = async () => (await site.call('GET', 'customer/get', undefined, token)).statusCode;
  expect(await list()).toBe(200);
  const remove = await site.call('DELETE', `passkey/delete?id=${added._id}`, undefined, token);
  expect([remove.statusCode, remove.json()]).toEqual([409, problem('in-use')]);
  expect(await site.colleague('role@example.com')).toMatchObject({ hasPasskey: true });
  expect((await site.asTess('DELETE', `staff/removePasskeys?id=${id}`)).statusCode).toBe(200);
  expect((await site.asTess('DELETE', `staff/removePasskeys?id=${id}`)).statusCode).toBe(404);
  expect(await list()).toBe(403);
});

test('is added by the session that began, once, with a device that checks its user, and not without end', async () => {
  const { id, token, device } = await protectedAccount('full@example.com');
  const other = await protectedAccount('full2@example.com');
  const add = async (body: object) => (await site.post('passkey/add', body, token)).statusCode;
  expect(await add(await create(other.token, new SoftwareAuthenticator(origin)))).toBe(422);
  expect(await add(await create(token, device, { isVerified: false }))).toBe(422);
  expect(await add(await create(token, device))).toBe(409);
  const made = await create(token, new SoftwareAuthenticator(origin));
  expect([await add(made), await add(made)]).toEqual([201, 422]);
  await api.sql(
    `insert into passkey (_id, admin_id, credential_id, public_key, counter, transports, name, created_at)
      select gen_random_uuid(), $1, 'key' || number, '', 0, '[]', 'Key', now()
      from generate_series(3, $2) as number`,
    [id, maxPasskeys],
  );
  expect(await add(await create(token, new SoftwareAuthenticator(origin)))).toBe(409);
  const [first] = await data(site.call('GET', 'passkey/get', undefined, token));
  const rename = `passkey/update?id=${first._id}`;
  const renamed = await data(site.call('PUT', rename, { name: 'Old laptop' }, token));
  expect(renamed).toMatchObject({ name: 'Old laptop' });
  const foreign = await site.call('PUT', rename, { name: 'Mine' }, other.token);
  expect(foreign.statusCode).toBe(404);
});

test('of a deactivated account leads nowhere', async () => {
  const { id, device } = await protectedAccount('left@example.com');
  expect((await site.asTess('PUT', `staff/deactivate?id=${id}`, {})).statusCode).toBe(200);
  expect((await logIn(device)).statusCode).toBe(422);
});
