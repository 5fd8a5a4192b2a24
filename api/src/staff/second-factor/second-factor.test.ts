import { builtInRoles } from 'contract/staff';
import type { TestApi } from '../../testing/start-test-api';
import { type AccountsApi, openAccounts, password, problem } from '../accounts.fixture';
import { codeOf } from './one-time-codes';

let site: AccountsApi;
let api: TestApi;
beforeAll(async () => {
  site = await openAccounts();
  api = site.api;
});
afterAll(() => api.close());

/** An account with a second factor. */
async function protectedAccount(email: string) {
  const id = await site.addColleague(email);
  const { token } = await site.logIn(email);
  const begun = (await site.post('secondFactor/begin', {}, token)).json().data;
  const secret = String(begun.secret);
  const confirmed = await site.post('secondFactor/confirm', { code: codeOf(secret) }, token);
  expect(confirmed.statusCode).toBe(200);
  const codes: string[] = confirmed.json().data.recoveryCodes;
  return { id, email, token, secret, codes, uri: String(begun.uri) };
}

const logIn = (email: string, code?: string) =>
  site.post('admin/login', { email, password, ...(code !== undefined && { code }) });

/** Lets codes of this time step count again. */
const nextStep = (id: string) =>
  api.sql('update second_factor set last_step = last_step - 2 where admin_id = $1', [id]);

test('is asked for after the password, takes each code once, and keeps its secret encrypted', async () => {
  const { id, email, token, secret, uri } = await protectedAccount('totp@example.com');
  expect(uri).toMatch(/^otpauth:\/\/totp\/Admin%20panel:totp%40example\.com\?/);
  const row = await api.services.database
    .selectFrom('secondFactor')
    .selectAll()
    .where('adminId', '=', id)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(row)).not.toContain(secret);

  const wrongPassword = await site.post('admin/login', {
    email,
    password: 'wrong',
    code: '000000',
  });
  expect(wrongPassword.json()).toEqual(problem('wrong-credentials'));
  expect(wrongPassword.json().errors).toBeUndefined();
  const without = await logIn(email);
  expect([without.statusCode, without.json()]).toEqual([401, problem('second-factor-needed')]);
  // The code that turned it on is used up.
  const replayed = await logIn(email, codeOf(secret));
  expect([replayed.statusCode, replayed.json().errors[0].path]).toEqual([422, 'code']);
  await nextStep(id);
  const both = await Promise.all([logIn(email, codeOf(secret)), logIn(email, codeOf(secret))]);
  expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 422]));
  const state = await site.call('GET', 'secondFactor/get', undefined, token);
  expect(state.json().data).toEqual({
    isOn: true,
    since: expect.any(String),
    recoveryCodesLeft: 10,
    isRequired: false,
  });
});

test('gives way to a recovery code, once each, and to new ones', async () => {
  const { email, token, codes } = await protectedAccount('lost@example.com');
  expect(new Set(codes).size).toBe(10);
  const [first = '', second = ''] = codes;
  expect((await logIn(email, first.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(200);
  expect((await logIn(email, first)).statusCode).toBe(422);
  const renewed = await site.post('secondFactor/renewCodes', {}, token);
  const [fresh] = renewed.json().data.recoveryCodes;
  expect((await logIn(email, second)).statusCode).toBe(422);
  expect((await logIn(email, fresh)).statusCode).toBe(200);
});

test('confirms a sign-in as it signs in: the password alone does not', async () => {
  const { id, token, secret, codes } = await protectedAccount('confirm@example.com');
  const confirm = (body: object) => site.post('admin/confirmSignIn', body, token);
  await nextStep(id);
  const alone = await confirm({ password });
  expect([alone.statusCode, alone.json()]).toEqual([401, problem('second-factor-needed')]);
  const wrong = await confirm({ password, code: '000000' });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([422, 'code']);
  expect((await confirm({ password, code: codeOf(secret) })).statusCode).toBe(200);
  expect((await confirm({ password, code: codes[0] })).statusCode).toBe(200);
  expect((await confirm({ password, code: codes[0] })).statusCode).toBe(422);
});

test('limits guesses of the code, whatever the address', async () => {
  const { email } = await protectedAccount('guessed@example.com');
  const answers: number[] = [];
  for (let number = 0; number < 8; number += 1) {
    const payload = { email, password, code: `00000${number}` };
    const remoteAddress = `198.51.100.${number + 1}`;
    const request = { method: 'POST', url: '/api/admin/login', payload, remoteAddress } as const;
    answers.push((await api.inject(request)).statusCode);
  }
  expect(answers.at(0)).toBe(422);
  expect(answers.at(-1)).toBe(429);
});

test('is turned off with a fresh sign-in alone, by its owner or for them, and not where it is required', async () => {
  const { id, email, token } = await protectedAccount('off@example.com');
  const remove = () => site.call('DELETE', 'secondFactor/delete', undefined, token);
  await requireFactor(builtInRoles.administrator._id, true);
  expect((await remove()).statusCode).toBe(409);
  await requireFactor(builtInRoles.administrator._id, false);
  const confirmedAt = new Date(Date.now() - 11 * 60_000).toISOString();
  await api.sql('update admin_session set confirmed_at = $1 where admin_id = $2', [
    confirmedAt,
    id,
  ]);
  await api.services.sessions.caughtUp();
  api.services.sessions.forget(id);
  const stale = await remove();
  expect([stale.statusCode, stale.json()]).toEqual([401, problem('stale-sign-in')]);
  expect((await site.asTess('DELETE', `staff/removeSecondFactor?id=${id}`)).statusCode).toBe(200);
  expect((await logIn(email)).statusCode).toBe(200);
  expect((await site.asTess('DELETE', `staff/removeSecondFactor?id=${id}`)).statusCode).toBe(404);
});

async function requireFactor(_id: string, requiresSecondFactor: boolean) {
  const answer = await site.asTess('PUT', `role/update?id=${_id}`, { requiresSecondFactor });
  expect(answer.statusCode).toBe(200);
}

test('is asked for by a role: who lacks it may do nothing but set it up, in every session, and then what the role allows', async () => {
  const { _id } = builtInRoles['read-only'];
  const adminId = await site.addColleague('required@example.com');
  await site.asTess('PUT', 'role/assign', { adminId, roleId: _id });
  const { token } = await site.logIn('required@example.com');
  const list = () => site.call('GET', 'customer/get', undefined, token);
  const profile = async () =>
    (await site.call('GET', 'admin/adminprofile', undefined, token)).json().role;
  expect((await list()).statusCode).toBe(200);

  await requireFactor(_id, true);
  const refused = await list();
  expect([refused.statusCode, refused.json()]).toEqual([403, problem('second-factor-missing')]);
  expect(await profile()).toMatchObject({
    lacksSecondFactor: true,
    permissions: { customers: 'none' },
  });
  const chemicals = await site.call('GET', 'product/get?status=draft', undefined, token);
  expect(chemicals.json()).not.toMatchObject({ data: [{ status: 'draft' }] });

  const { secret } = (await site.post('secondFactor/begin', {}, token)).json().data;
  expect((await list()).statusCode).toBe(403);
  await site.post('secondFactor/confirm', { code: codeOf(String(secret)) }, token);
  expect((await list()).statusCode).toBe(200);
  expect(await profile()).toMatchObject({
    lacksSecondFactor: false,
    permissions: { customers: 'view' },
  });

  await site.asTess('DELETE', `staff/removeSecondFactor?id=${adminId}`);
  expect((await list()).statusCode).toBe(403);
  await requireFactor(_id, false);
  expect((await list()).statusCode).toBe(200);
});

test('is asked for of Owners by Owners alone, and nothing else of a built-in role can be changed', async () => {
  await site.addColleague('deputy@example.com');
  const { token } = await site.logIn('deputy@example.com');
  const update = (_id: string, payload: object) =>
    site.call('PUT', `role/update?id=${_id}`, payload, token);
  const { owner, sales } = builtInRoles;
  expect((await update(owner._id, { requiresSecondFactor: true })).statusCode).toBe(422);
  expect((await update(sales._id, { name: 'Sellers' })).statusCode).toBe(422);
  const both = { requiresSecondFactor: true, description: 'Others' };
  expect((await update(sales._id, both)).statusCode).toBe(422);
  expect((await update(sales._id, { requiresSecondFactor: true })).statusCode).toBe(200);
});
