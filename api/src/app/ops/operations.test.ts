import fastify from 'fastify';
import { bearer } from '../../testing/bearer';
import { startTestApi, testAdmin, type TestApi } from '../../testing/start-test-api';
import { mountHealth } from './health';

const metricsToken = 'a-token-of-the-scraper';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { METRICS_TOKEN: metricsToken } });
});
afterAll(() => api.close());

test('an answer is guarded, has the id of its request, and is compressed when it is long', async () => {
  const headers = { 'accept-encoding': 'br, gzip' };
  const short = await api.inject({ url: '/api/health/live', headers });
  expect(short.headers).toMatchObject({
    'x-request-id': expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  });
  expect(short.headers).not.toHaveProperty('content-encoding');
  const long = await api.inject({ url: '/api/openapi.json', headers });
  expect(long.headers['content-encoding']).toBe('br');
  const named = { url: '/api/health/live', headers: { 'x-request-id': 'of-the-proxy' } };
  expect((await api.inject(named)).headers['x-request-id']).toBe('of-the-proxy');
  const visitor = await api.inject({ ...named, remoteAddress: '203.0.113.80' });
  expect(visitor.headers['x-request-id']).not.toBe('of-the-proxy');
  const missing = await api.inject({ url: '/api/no/such/call' });
  expect(missing.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-type': expect.stringContaining('application/problem+json'),
  });
});

test('the process is live, and ready while its database answers', async () => {
  for (const url of ['/api/health/live', '/api/health/ready']) {
    const answer = await api.inject({ url });
    expect([url, answer.statusCode, answer.json()]).toEqual([url, 200, { status: 'ok' }]);
  }
});

test('an operator sees how disk, file storage, queues and clock are, and visitors do not', async () => {
  const url = '/api/health/ready';
  expect((await api.inject({ url })).json()).toEqual({ status: 'ok' });
  expect((await api.inject({ url, headers: bearer('forged') })).statusCode).toBe(403);
  for (const token of [metricsToken, api.adminToken]) {
    const answer = (await api.inject({ url, headers: bearer(token) })).json();
    expect(answer.build).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      commit: null,
    });
    expect(answer.parts).toMatchObject({
      disk: { detail: expect.stringMatching(/^\d+ [MG]B of \d+ [MG]B are free/) },
      storage: { isWell: true, detail: 'The file storage answers.' },
      queues: { isWell: true },
      clock: { isWell: true },
    });
  }
});

test('a process with a full disk is ready, and names it to everyone', async () => {
  const app = fastify();
  app.decorate('readViewer', api.app.readViewer);
  const space = { free: 0, total: 2 ** 34 };
  mountHealth(app, { ...api.services, diskSpace: async () => space });
  const ask = (headers = {}) => app.inject({ url: '/health/ready', headers });
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'warning', disk: 'full' }]);
  const observed = (await ask(bearer(metricsToken))).json();
  expect(observed).toMatchObject({ status: 'warning', disk: 'full', parts: expect.anything() });
  space.free = 2 ** 30;
  expect((await ask()).json()).toEqual({ status: 'ok' });
  await app.close();
});

test('a write that finds no space on the disk is 507, and says so', async () => {
  await api.sql(
    `create function no_space() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  await api.sql(
    'create trigger no_space before insert on unit for each row execute function no_space()',
  );
  const payload = { name: 'Gallon', symbol: 'gal', dimension: 'volume', factor: 3.785 };
  const headers = bearer(api.adminToken);
  const answer = await api.inject({ method: 'POST', url: '/api/unit/add', headers, payload });
  await api.sql('drop trigger no_space on unit');
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toMatchObject({
    type: '/problems/no-space',
    title: 'The server has no space left',
  });
});

test('the process is not ready when its database takes no writes', async () => {
  const ready = () => api.inject({ url: '/api/health/ready' });
  const clock = jest.spyOn(performance, 'now');
  const start = performance.now();
  await api.sql('alter table setting add constraint no_room check (false) not valid');
  clock.mockReturnValue(start + 60_000);
  expect((await ready()).json()).toMatchObject({
    status: 503,
    detail: 'The database takes no writes.',
  });
  await api.sql('alter table setting drop constraint no_room');
  expect((await ready()).statusCode).toBe(503);
  clock.mockReturnValue(start + 120_000);
  expect((await ready()).statusCode).toBe(200);
  clock.mockRestore();
});

test('the figures are for admins and for the scraper’s token', async () => {
  await api.inject({ url: '/api/unit/get' });
  const url = '/api/metrics';
  const asAdmin = await api.inject({ url, headers: bearer(api.adminToken) });
  expect(asAdmin.headers['content-type']).toContain('text/plain');
  expect(asAdmin.body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/unit\/get",status="200"\} 1/,
  );
  for (const figure of [
    /^build_info\{version="\d+\.\d+\.\d+",commit=""\} 1$/m,
    /^database_connections\{state="busy"\} \d+$/m,
    /^database_connections\{state="waiting"\} 0$/m,
    /^response_cache_requests_total\{result="hit"\} \d+$/m,
    /^queue_due\{queue="outbox"\} \d+$/m,
    /^queue_due\{queue="job"\} 0$/m,
    /^queue_due\{queue="email"\} 0$/m,
    /^queue_due\{queue="webhook"\} 0$/m,
    /^queue_oldest_seconds\{queue="outbox"\} [\d.]+$/m,
    /^mail_servers\{state="paused"\} 0$/m,
    /^health_part_ok\{part="storage"\} 1$/m,
    /^worker_threads\{worker="structure-worker",state="busy"\} \d$/m,
    /^worker_threads_memory_bytes\{worker="structure-worker"\} \d+$/m,
  ]) {
    expect(asAdmin.body).toMatch(figure);
  }
  expect((await api.inject({ url })).statusCode).toBe(403);
  expect((await api.inject({ url, headers: bearer(metricsToken) })).statusCode).toBe(200);
  expect((await api.inject({ url, headers: bearer(`${metricsToken}x`) })).statusCode).toBe(403);
  const profile = { url: '/api/admin/adminprofile', headers: bearer(metricsToken) };
  expect((await api.inject(profile)).statusCode).toBe(403);
});

test('sign-ins are counted by what became of them', async () => {
  const count = async (result: string) => {
    const { values } = await api.services.meters.signIns.get();
    return values.find(({ labels }) => labels.result === result)?.value ?? 0;
  };
  const before = [await count('accepted'), await count('failed')];
  for (const password of ['not the password of Tess', testAdmin.password]) {
    const payload = { email: testAdmin.email, password };
    await api.inject({ method: 'POST', url: '/api/admin/login', payload });
  }
  expect([await count('accepted'), await count('failed')]).toEqual(before.map((one) => one + 1));
});

test('signing out needs no body, whatever the type that is named', async () => {
  const token = await api.login();
  const headers = { ...bearer(token), 'content-type': 'application/json' };
  const out = await api.inject({ method: 'POST', url: '/api/admin/logout', headers });
  expect(out.statusCode).toBe(200);
  const after = await api.inject({ url: '/api/admin/adminprofile', headers: bearer(token) });
  expect(after.statusCode).toBe(403);
});

test('the document describes access, parameters and messages, and no route of operations', async () => {
  const { paths, components, security, webhooks } = (
    await api.inject({ url: '/api/openapi.json?calls=all' })
  ).json();
  for (const scheme of ['session', 'apiKey'])
    expect(components.securitySchemes[scheme]).toMatchObject({ scheme: 'bearer' });
  expect(security).toEqual([{ session: [] }, { apiKey: [] }]);
  expect(paths['/api/unit/add'].post).not.toHaveProperty('security');
  expect(paths['/api/role/add'].post.security).toEqual([{ session: [] }]);
  expect(paths['/api/form/token'].get.security).toEqual([]);
  expect(Object.keys(webhooks)).toEqual(expect.arrayContaining(['chemical', 'webhook.test']));
  const page = expect.objectContaining({ name: 'page', in: 'query' });
  expect(paths['/api/unit/get'].get.parameters).toContainEqual(page);
  expect(paths['/api/meta/{id}'].put.parameters).toMatchObject([{ name: 'id', in: 'path' }]);
  expect(paths).not.toHaveProperty('/api/metrics');
});

test('the page to read it is served from here, without scripts in it', async () => {
  const page = await api.inject({ url: '/api/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self';");
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|https?:\/\//);
  const sources = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
  for (const url of sources)
    expect([url, (await api.inject({ url })).statusCode]).toEqual([url, 200]);
});

test('one address does not take all of the time', async () => {
  const from = { url: '/api/health/live', remoteAddress: '203.0.113.77' };
  for (let call = 0; call < 1_000; call += 1) await api.inject(from);
  const late = await api.inject(from);
  expect(late.statusCode).toBe(429);
  expect(late.json()).toMatchObject({ type: '/problems/rate-limited' });
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
  expect((await api.inject({ ...from, remoteAddress: '203.0.113.78' })).statusCode).toBe(200);
});

test('calls whose cost is counted are limited sooner, each by itself', async () => {
  const remoteAddress = '203.0.113.79';
  const payload = { lines: ['methanol'] };
  const resolve = { method: 'POST', url: '/api/product/resolveLines', payload } as const;
  for (let call = 0; call < 30; call += 1) {
    expect((await api.inject({ ...resolve, remoteAddress })).statusCode).toBe(200);
  }
  expect((await api.inject({ ...resolve, remoteAddress })).statusCode).toBe(429);
  const units = { url: '/api/unit/get', remoteAddress };
  expect((await api.inject(units)).statusCode).toBe(200);
  const signIn = { email: 'nobody@example.com', password: 'wrong password here' };
  const login = { method: 'POST', url: '/api/admin/login', payload: signIn } as const;
  expect((await api.inject({ ...login, remoteAddress })).statusCode).toBe(422);
});
