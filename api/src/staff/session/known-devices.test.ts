import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

interface Attempt {
  readonly email: string;
  readonly password?: string;
  readonly from?: string;
  readonly device?: string;
}

function signIn({ email, password = 'a wrong guess', from = '198.51.100.1', device }: Attempt) {
  return api.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: from,
    headers: device === undefined ? {} : { cookie: `device=${device}` },
    payload: { email, password },
  });
}

const password = 'a colleague has one too';

async function addColleague(email: string): Promise<string> {
  const payload = { firstname: 'Colin', lastname: 'League', email, password };
  const headers = bearer(api.adminToken);
  const answer = await api.inject({ method: 'POST', url: '/api/admin/register', headers, payload });
  expect(answer.statusCode).toBe(201);
  return email;
}

async function deviceOf(email: string): Promise<string> {
  const answer = await signIn({ email, password, from: '198.51.100.2' });
  const cookie = String(answer.headers['set-cookie']);
  expect(cookie).toMatch(
    /^device=[\w.-]+; Max-Age=15552000; Path=\/api\/admin\/login; HttpOnly; SameSite=Strict$/,
  );
  return /^device=([^;]+)/.exec(cookie)?.[1] ?? '';
}

/** So many wrong passwords, each from an address of its own or all from one. */
async function guess(email: string, count: number, addressOf: (guess: number) => string) {
  const statuses: number[] = [];
  for (let each = 0; each < count; each += 1) {
    statuses.push((await signIn({ email, from: addressOf(each) })).statusCode);
  }
  return statuses;
}

/** A wait of a second or two is over before a slow machine tries again. */
function prolongWaits(): Promise<void> {
  return api.sql(
    `update login_attempt set locked_until = now() + interval '1 minute' where locked_until is not null`,
  );
}

it('keeps no one out whose account a stranger tries from elsewhere', async () => {
  const email = await addColleague('tried@example.com');
  const statuses = await guess(email, 6, () => '203.0.113.66');
  expect(statuses.slice(0, 3)).toEqual([422, 422, 422]);
  expect(statuses).toContain(429);
  expect((await signIn({ email, password })).statusCode).toBe(200);
});

it('lets a device that signed in before past guesses from many addresses', async () => {
  const email = await addColleague('besieged@example.com');
  const device = await deviceOf(email);
  await guess(email, 32, (each) => `203.0.113.${100 + each}`);
  await prolongWaits();
  expect((await signIn({ email, password, from: '192.0.2.1' })).statusCode).toBe(429);
  expect((await signIn({ email, password, from: '192.0.2.1', device })).statusCode).toBe(200);
});

it('counts the guesses of a known device as well', async () => {
  const email = await addColleague('stolen@example.com');
  const device = await deviceOf(email);
  const statuses: number[] = [];
  for (let each = 0; each < 8; each += 1) {
    const from = `192.0.2.${each}`;
    statuses.push((await signIn({ email, from, device })).statusCode);
  }
  expect(statuses.slice(0, 5)).toEqual([422, 422, 422, 422, 422]);
  expect(statuses).toContain(429);
});

it('takes no cookie of another account, and none that it did not sign', async () => {
  const email = await addColleague('other@example.com');
  const own = await deviceOf(await addColleague('own@example.com'));
  const token = await api.login();
  for (const device of [own, token, 'nonsense', `${own}x`]) {
    for (let each = 0; each < 4; each += 1) await signIn({ email, device });
    await prolongWaits();
    expect((await signIn({ email, password, device })).statusCode).toBe(429);
  }
});
