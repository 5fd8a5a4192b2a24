import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import type { Services } from '../kernel/services';
import { ensureFirstAdmin } from './first-admin';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi();
  const { database } = api.services;
  await api.sql('alter table audit disable trigger user');
  for (const table of ['adminSession', 'adminSecret', 'audit', 'outbox', 'admin'] as const) {
    await database.deleteFrom(table).execute();
  }
});
afterEach(() => api.close());

function withSettings(settings: Partial<Services['env']>): Pick<Services, 'env' | 'database'> {
  const { env, database } = api.services;
  return { env: { ...env, ...settings }, database };
}

async function canLogIn(email: string, password: string | undefined): Promise<boolean> {
  const answer = await api.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { email, password },
  });
  return answer.statusCode === 200;
}

test('the demo company has an admin whose password is told once', async () => {
  const first = await ensureFirstAdmin(withSettings({ SEED: 'demo' }));
  expect(first).toEqual({
    kind: 'added',
    email: 'admin@example.com',
    generatedPassword: expect.any(String),
  });
  const password = first.kind === 'added' ? first.generatedPassword : undefined;
  expect(password?.length).toBeGreaterThanOrEqual(16);
  expect(await canLogIn('admin@example.com', password)).toBe(true);
  expect(await ensureFirstAdmin(withSettings({ SEED: 'demo' }))).toEqual({ kind: 'present' });
});

test('the settings name the first admin, and their password is not told', async () => {
  const settings = {
    SEED: 'none',
    ADMIN_EMAIL: 'Boss@Example.com',
    ADMIN_PASSWORD: 'given by the owner',
  } as const;
  const starts = await Promise.all([1, 2, 3].map(() => ensureFirstAdmin(withSettings(settings))));
  expect(starts.filter(({ kind }) => kind === 'present')).toHaveLength(2);
  expect(starts).toContainEqual({
    kind: 'added',
    email: 'boss@example.com',
    generatedPassword: undefined,
  });
  expect(await canLogIn('boss@example.com', 'given by the owner')).toBe(true);
});

test('without either, a token is told with which the first admin registers, the last one told', async () => {
  const earlier = await ensureFirstAdmin(withSettings({ SEED: 'none' }));
  const later = await ensureFirstAdmin(withSettings({ SEED: 'none' }));
  const names = {
    firstname: 'Olive',
    lastname: 'Owner',
    email: 'olive@example.com',
    password: 'a long pass phrase',
  };
  const register = (setupToken: unknown) =>
    api.inject({ method: 'POST', url: '/api/admin/register', payload: { ...names, setupToken } });
  const { setupToken: old } = Object(earlier);
  const { setupToken } = Object(later);
  expect((await register(old)).statusCode).toBe(403);
  expect((await register(setupToken)).statusCode).toBe(201);
  expect((await register(setupToken)).statusCode).toBe(403);
  expect(await canLogIn(names.email, names.password)).toBe(true);
  const settings = await api.services.database
    .selectFrom('setting')
    .selectAll()
    .where('key', '=', 'setup-token')
    .execute();
  expect(settings).toEqual([]);
  const visitor = await api.inject({ url: '/api/admin/adminprofile', headers: bearer(setupToken) });
  expect(visitor.statusCode).toBe(403);
});
