import { testAdmin, type TestApi } from '../../testing/start-test-api';
import { unknownId } from '../../testing/unknown-id';
import {
  type AccountsApi,
  mailTo,
  openAccounts,
  password,
  problem,
  tokenTo,
} from '../accounts.fixture';

let site: AccountsApi;
let api: TestApi;
beforeAll(async () => {
  site = await openAccounts();
  api = site.api;
});
afterAll(() => api.close());

function tokenOf(link: string): string {
  return new URL(link).hash.slice(1);
}

describe('without a mail server', () => {
  test('an invitation is a link to hand over, and a password reset says that no mail can be sent', async () => {
    const invited = await site.asTess('POST', 'staff/invite', { email: 'Nora@Example.com' });
    expect([invited.statusCode, invited.json().data]).toEqual([
      201,
      {
        email: 'nora@example.com',
        expiresAt: expect.any(String),
        link: expect.stringMatching(/^https:\/\/panel\.example\/accept-invitation#[\w-]{43}$/),
      },
    ]);
    for (const email of [testAdmin.email, 'nobody@example.com']) {
      const asked = await site.post('admin/requestPasswordReset', { email });
      expect([asked.statusCode, asked.json()]).toEqual([200, { data: { canMail: false } }]);
    }
  });

  test('a changed email needs the password and counts at once', async () => {
    await site.addColleague('changer@example.com');
    const { token } = await site.logIn('changer@example.com');
    const change = { email: 'changed@example.com' };
    const without = await site.call('PUT', 'admin/updateAdminprofile', change, token);
    expect([without.statusCode, without.json().errors[0].path]).toEqual([422, 'password']);
    const wrong = { ...change, password: 'wrong' };
    const refused = await site.call('PUT', 'admin/updateAdminprofile', wrong, token);
    expect([refused.statusCode, refused.json()]).toEqual([422, problem('wrong-credentials')]);
    const right = { ...change, password };
    const changed = await site.call('PUT', 'admin/updateAdminprofile', right, token);
    expect([changed.statusCode, changed.json().admin.email]).toEqual([200, change.email]);
  });
});

describe('an invitation', () => {
  beforeAll(() => site.addMailServer());

  test('is mailed, its link is hidden in the ledger, resent with another one, and opens an account once', async () => {
    const email = 'ivy@example.com';
    const invited = await site.asTess('POST', 'staff/invite', { email });
    expect(invited.json().data.link).toBeNull();
    const { _id, state } = await site.colleague(email);
    expect(state).toBe('invited');
    const first = await mailTo(api, email);
    const formerToken = first?.token ?? '';
    expect(first?.html).toContain('https://panel.example/accept-invitation#hidden-in-the-outbox');
    expect(first?.html).toContain('Brightwater');
    expect(first?.html).not.toContain(formerToken);
    expect((await site.asTess('POST', 'staff/invite', { email })).statusCode).toBe(409);
    expect((await site.asTess('POST', `staff/resendInvitation?id=${_id}`)).statusCode).toBe(200);

    const former = await site.post('admin/readLink', { token: formerToken });
    expect([former.statusCode, former.json()]).toEqual([404, problem('not-found')]);
    const token = await tokenTo(api, email);
    expect((await site.post('admin/readLink', { token })).json().data).toMatchObject({
      kind: 'invitation',
      email,
    });
    const names = { token, firstname: 'Ivy', lastname: 'Inn', password };
    const weak = await site.post('admin/acceptInvitation', {
      ...names,
      password: 'passwordpassword',
    });
    expect([weak.statusCode, weak.json().errors[0].path]).toEqual([422, 'password']);
    // Another kind of link does not open it.
    expect((await site.post('admin/resetPassword', { token, password })).statusCode).toBe(404);
    const tries = await Promise.all(
      [1, 2, 3].map(() => site.post('admin/acceptInvitation', names)),
    );
    expect(tries.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect((await site.logIn(email)).status).toBe(200);
    expect(await site.colleague(email)).toMatchObject({
      state: 'active',
      firstname: 'Ivy',
      lastSignInAt: expect.any(String),
    });
  });

  test('ends after 72 hours, stays in the list, and is withdrawn for good', async () => {
    const email = 'late@example.com';
    await site.asTess('POST', 'staff/invite', { email });
    const token = await tokenTo(api, email);
    const { _id, since, expiresAt } = await site.colleague(email);
    expect(Date.parse(String(expiresAt)) - Date.parse(String(since))).toBe(72 * 3_600_000);
    await api.sql(`update account_link set expires_at = now() where _id = $1`, [_id]);
    expect(await site.colleague(email)).toMatchObject({ _id, state: 'expired' });
    const names = { token, firstname: 'La', lastname: 'Te', password };
    expect((await site.post('admin/acceptInvitation', names)).statusCode).toBe(404);
    expect((await site.asTess('DELETE', `staff/withdrawInvitation?id=${_id}`)).statusCode).toBe(
      200,
    );
    expect(await site.colleague(email)).toBeUndefined();
    expect((await site.asTess('POST', `staff/resendInvitation?id=${_id}`)).statusCode).toBe(404);
    expect((await site.asTess('POST', 'staff/invite', { email })).statusCode).toBe(201);
  });
});

describe('a new password by mail', () => {
  test('is asked for in the same words for every address, and sent to accounts alone', async () => {
    await site.addColleague('forgetful@example.com');
    const former = await site.logIn('forgetful@example.com');
    for (const email of ['forgetful@example.com', 'unknown@example.com']) {
      const asked = await site.post('admin/requestPasswordReset', { email });
      expect([asked.statusCode, asked.json()]).toEqual([200, { data: { canMail: true } }]);
    }
    const token = await tokenTo(api, 'forgetful@example.com');
    const own = await site.post('admin/resetPassword', {
      token,
      password: 'forgetful@example.com',
    });
    expect(own.json().errors[0].message).toMatch(/name or email/);
    const fresh = 'quite another pass phrase';
    expect((await site.post('admin/resetPassword', { token, password: fresh })).statusCode).toBe(
      200,
    );
    expect((await site.post('admin/resetPassword', { token, password: fresh })).statusCode).toBe(
      404,
    );
    expect((await site.call('GET', 'admin/adminprofile', undefined, former.token)).statusCode).toBe(
      403,
    );
    expect((await site.logIn('forgetful@example.com')).status).toBe(422);
    expect((await site.logIn('forgetful@example.com', fresh)).status).toBe(200);
    expect(await mailTo(api, 'unknown@example.com')).toBeUndefined();
  });

  test('is limited for each address, known or not', async () => {
    for (const email of ['forgetful@example.com', 'stranger@example.com']) {
      const asked = [];
      for (let number = 0; number < 5; number += 1) {
        asked.push((await site.post('admin/requestPasswordReset', { email })).statusCode);
      }
      expect(asked.at(-1)).toBe(429);
    }
  });

  test('ends after 30 minutes, and a link to hand over replaces it', async () => {
    const email = 'handed@example.com';
    const id = await site.addColleague(email);
    const made = await site.asTess('POST', `staff/resetLink?id=${id}`);
    const { link, expiresAt } = made.json().data;
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 60_000);
    const again = await site.asTess('POST', `staff/resetLink?id=${id}`);
    expect((await site.post('admin/readLink', { token: tokenOf(link) })).statusCode).toBe(404);
    const token = tokenOf(again.json().data.link);
    expect((await site.post('admin/readLink', { token })).statusCode).toBe(200);
    await api.sql(`update account_link set expires_at = now() where admin_id = $1`, [id]);
    expect((await site.post('admin/resetPassword', { token, password })).statusCode).toBe(404);
    expect((await site.asTess('POST', `staff/resetLink?id=${unknownId}`)).statusCode).toBe(404);
  });
});

test('a changed email is confirmed by a link to the new address, and the old one gets a notice', async () => {
  const [from, to] = ['mover@example.com', 'moved@example.com'];
  await site.addColleague(from);
  const { token } = await site.logIn(from);
  const change = { email: to, firstname: 'Cole', password };
  const answer = await site.call('PUT', 'admin/updateAdminprofile', change, token);
  expect(answer.json().admin).toMatchObject({ email: from, firstname: 'Cole' });
  expect((await mailTo(api, from))?.subject).toBe('Your email is about to change');
  const confirmed = await site.post('admin/confirmEmail', { token: await tokenTo(api, to) });
  expect(confirmed.statusCode).toBe(200);
  expect([(await site.logIn(from)).status, (await site.logIn(to)).status]).toEqual([422, 200]);
});
