import { builtInRoles, levelEverywhere } from 'contract/staff';
import { SignJWT } from 'jose';
import { bearer } from '../../testing/bearer';
import { startTestApi, testAdmin, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const problem = (code: string) => expect.objectContaining({ type: `/problems/${code}` });

function post(url: string, payload: object, token?: string) {
  return api.inject({ method: 'POST', url: `/api/${url}`, payload, headers: bearer(token) });
}

function profile(token?: string, extra: object = {}) {
  return api.inject({ url: '/api/admin/adminprofile', headers: { ...bearer(token), ...extra } });
}

/** Ends or lengthens the locks that there are; an account that may still try has none. */
async function lockUntil(time: number): Promise<void> {
  const locked = await api.services.database
    .updateTable('loginAttempt')
    .set({ lockedUntil: new Date(time).toISOString() })
    .where('lockedUntil', 'is not', null)
    .returning('key')
    .execute();
  expect(locked.length).toBeGreaterThan(0);
}

async function addColleague(email: string, password = 'a colleague has one too') {
  const names = { firstname: 'Colin', lastname: 'League', email, password };
  const answer = await post('admin/register', names, api.adminToken);
  expect(answer.statusCode).toBe(201);
  return { id: String(answer.json().admin._id), email, password };
}

/** Microseconds that this process has used, which other programs on the machine do not change. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

describe('signing in', () => {
  test('answers a token that opens the admin calls, and the profile', async () => {
    const answer = await post('admin/login', {
      email: ' TESS@example.com',
      password: testAdmin.password,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token, admin, role } = answer.json();
    expect(admin).toEqual({
      _id: api.adminId,
      firstname: 'Tess',
      lastname: 'Ting',
      email: testAdmin.email,
      photo: null,
      releaseNews: false,
      mailedTopics: [],
      language: null,
      locale: null,
      phone: null,
      signature: null,
      timeZone: null,
      roleId: builtInRoles.owner._id,
    });
    const permissions = levelEverywhere('all');
    expect(role).toEqual({ name: 'Owner', isOwner: true, permissions, lacksSecondFactor: false });
    expect((await profile(token)).json()).toEqual({ admin, role });
  });

  test('tells a wrong password and an unknown account apart neither by answer nor by time', async () => {
    const { email } = await addColleague('timing@example.com');
    const known: number[] = [];
    const unknown: number[] = [];
    for (const round of [1, 2]) {
      const started = processorTime();
      const wrong = await post('admin/login', { email, password: 'wrong' });
      const middle = processorTime();
      const nobody = await post('admin/login', {
        email: `nobody${round}@example.com`,
        password: 'wrong',
      });
      known.push(middle - started);
      unknown.push(processorTime() - middle);
      expect(wrong.statusCode).toBe(422);
      expect(wrong.json()).toEqual(problem('wrong-credentials'));
      expect(nobody.statusCode).toBe(wrong.statusCode);
      expect(nobody.body).toBe(wrong.body);
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  test('slows an account down and then locks it, also for the right password, until the wait is over', async () => {
    const { email, password } = await addColleague('locked@example.com');
    for (const attempt of [1, 2, 3]) {
      expect([
        attempt,
        (await post('admin/login', { email, password: 'wrong' })).statusCode,
      ]).toEqual([attempt, 422]);
    }
    await lockUntil(Date.now() + 60_000);
    const locked = await post('admin/login', { email, password });
    expect(locked.statusCode).toBe(429);
    expect(locked.json()).toEqual(problem('rate-limited'));
    const wait = Number(locked.headers['retry-after']);
    expect(wait > 50 && wait <= 61).toBe(true);
    await lockUntil(0);
    expect((await post('admin/login', { email, password })).statusCode).toBe(200);
    expect((await post('admin/login', { email, password: 'wrong' })).statusCode).toBe(422);
  });

  test('lets no more guesses through when many come at once', async () => {
    const { email } = await addColleague('many@example.com');
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => post('admin/login', { email, password: 'wrong' })),
    );
    const statuses = guesses.map((guess) => guess.statusCode);
    expect(statuses.filter((status) => status === 422)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(9);
  });

  test('slows an address down that tries many accounts', async () => {
    const from = { remoteAddress: '203.0.113.9', method: 'POST', url: '/api/admin/login' } as const;
    const statuses: number[] = [];
    for (let guess = 0; guess < 22; guess += 1) {
      const payload = { email: `guess${guess}@example.com`, password: 'wrong' };
      statuses.push((await api.inject({ ...from, payload })).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 422));
    expect(statuses.slice(20)).toContain(429);
  });

  test.each([
    ['no body', undefined],
    ['an unknown field', { email: testAdmin.email, password: 'x', isAdmin: true }],
    ['wrong types', { email: ['a'], password: { $ne: null } }],
    ['SQL', { email: "' or 1=1 --@example.com", password: "' or 1=1 --" }],
    ['a very long password', { email: testAdmin.email, password: 'x'.repeat(900_000) }],
  ])('refuses %s', async (_what, payload) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/api/admin/login',
      ...(payload && { payload }),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual(problem('invalid'));
  });

  test('refuses more than a megabyte and a prototype', async () => {
    const huge = await post('admin/login', { email: 'x'.repeat(1_100_000), password: 'x' });
    expect([huge.statusCode, huge.json()]).toEqual([413, problem('too-large')]);
    const payload = '{"email":"tess@example.com","password":"x","__proto__":{"isAdmin":true}}';
    const headers = { 'content-type': 'application/json' };
    const poisoned = await api.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload,
      headers,
    });
    expect([poisoned.statusCode, poisoned.json()]).toEqual([400, problem('malformed')]);
  });
});

describe('a token', () => {
  const secret = new TextEncoder().encode('a secret that is known to tests alone');
  const sign = (key: Uint8Array, alg: string, expires: string | number = '1h') =>
    new SignJWT()
      .setProtectedHeader({ alg })
      .setJti(api.adminId)
      .setSubject(api.adminId)
      .setExpirationTime(expires)
      .sign(key);
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  async function expectForbidden(token: string) {
    const answer = await profile(token);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({
      type: '/problems/forbidden',
      title: 'A valid sign-in is needed',
      status: 403,
      detail: 'Sign in to do this.',
      instance: '/api/admin/adminprofile',
    });
  }

  test('that is missing, malformed, forged, of another algorithm, unsigned or unknown opens nothing', async () => {
    const [, claims = ''] = (await api.login()).split('.');
    await expectForbidden('nonsense');
    await expectForbidden(`${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`);
    await expectForbidden(`${encoded({ alg: 'HS256', typ: 'JWT' })}.${claims}.`);
    await expectForbidden(
      await sign(new TextEncoder().encode('another secret of the same length ok'), 'HS256'),
    );
    await expectForbidden(await sign(secret, 'HS512'));
    await expectForbidden(await sign(secret, 'HS256'));
    await expectForbidden(await sign(secret, 'HS256', 1_000_000_000));
    for (const authorization of ['', 'Bearer', 'Basic dGVzczp4', `Bearer ${api.adminToken} x`]) {
      expect((await profile(undefined, { authorization })).statusCode).toBe(403);
    }
    expect((await profile()).statusCode).toBe(403);
  });

  test('that ended, was revoked or is of a deleted admin opens nothing', async () => {
    const { database } = api.services;
    const ended = await api.login();
    expect((await profile(ended)).statusCode).toBe(200);
    await database
      .updateTable('adminSession')
      .set({ expiresAt: new Date(0).toISOString() })
      .where(
        '_id',
        '=',
        JSON.parse(Buffer.from(ended.split('.')[1] ?? '', 'base64url').toString()).jti,
      )
      .execute();
    await api.services.sessions.caughtUp();
    await expectForbidden(ended);

    const revoked = await api.login();
    const out = await api.inject({
      method: 'POST',
      url: '/api/admin/logout',
      headers: bearer(revoked),
    });
    expect([out.statusCode, out.json()]).toEqual([200, { data: { done: true } }]);
    await expectForbidden(revoked);
    expect((await profile(api.adminToken)).statusCode).toBe(200);

    const { id } = await addColleague('leaver@example.com');
    const leaver = await api.services.sessions.open(id);
    await database
      .updateTable('admin')
      .set({ deletedAt: new Date().toISOString() })
      .where('_id', '=', id)
      .execute();
    await api.services.sessions.caughtUp();
    await expectForbidden(leaver);
  });
});
