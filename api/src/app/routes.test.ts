import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { type Access, type Endpoint } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import { AuditAction } from 'contract/record';
import { RemoteId } from 'contract/release';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { z } from 'zod';
import { buildApp } from './app';
import { addToken, revokeToken } from '../release/token/release-tokens';
import { specificationCalls } from './specification-calls.fixture';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';

/** The routes that are no calls of the contract, with who may ask: those of operations. */
const operations: readonly { path: string; access: 'public' | 'admin' }[] = [
  { path: '/api/health/live', access: 'public' },
  { path: '/api/health/ready', access: 'public' },
  { path: '/api/metrics', access: 'admin' },
  { path: '/api/openapi.json', access: 'public' },
  { path: '/api/docs', access: 'public' },
];

interface MountedRoute {
  readonly method: string;
  readonly url: string;
  readonly endpoint: Endpoint | undefined;
}

let api: TestApi;
let app: FastifyInstance;
const routes: MountedRoute[] = [];

beforeAll(async () => {
  api = await startTestApi();
  subscribe('fastify.initialization', watchRoutes);
  app = await buildApp(api.services);
  unsubscribe('fastify.initialization', watchRoutes);
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await api.close();
});

/** Fastify tells every new instance here: https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks */
function watchRoutes(message: unknown): void {
  const { fastify }: { fastify: FastifyInstance } = Object(message);
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    for (const one of [method].flat())
      routes.push({ method: one, url, endpoint: config?.endpoint });
  });
}

function accessOf({ url, endpoint }: MountedRoute): Access | undefined {
  const row = operations.find(({ path }) => url === path || url.startsWith(`${path}/`));
  return endpoint?.access ?? row?.access;
}

function keyOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} /api/${path.replace(/\{(\w+)\}/g, ':$1')}`;
}

test('every call of the contract is mounted, and nothing else is', () => {
  const calls = routes.filter(({ method, endpoint }) => endpoint && method !== 'HEAD');
  const mounted = calls.map(({ method, url }) => `${method} ${url}`).toSorted();
  expect(mounted).toEqual(allEndpoints.map(keyOf).toSorted());
  expect(new Set(mounted).size).toBe(mounted.length);
  const names = allEndpoints.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every route has a row that says who may ask', () => {
  expect(routes.length).toBeGreaterThan(allEndpoints.length);
  expect(routes.filter((route) => accessOf(route) === undefined)).toEqual([]);
});

test('every call of the specification is in the contract, as it is written there', () => {
  const known = new Map(
    allEndpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
  );
  for (const call of specificationCalls) {
    const [address = '', parameters] = call.split('?');
    const endpoint = known.get(address);
    expect([call, endpoint !== undefined]).toEqual([call, true]);
    const named = parameters?.split('&') ?? [];
    expect([call, parametersOf(endpoint)]).toEqual([call, expect.arrayContaining(named)]);
  }
});

function parametersOf(endpoint: Endpoint | undefined): string[] {
  const own = endpoint?.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  return endpoint?.idIn === 'query' ? [...own, endpoint.idName] : own;
}

describe('every route', () => {
  const longEnoughForAll = 180_000;
  let requests = 0;

  async function ask({ method, url }: MountedRoute, token?: string): Promise<number> {
    const id = '01920000-0000-7000-8000-000000000000';
    const address = url.replace(/:\w+/g, id).replace(/\*$/, 'index.css');
    const remoteAddress = `203.0.113.${(requests += 1) % 250}`;
    const request = { url: address, remoteAddress, headers: bearer(token) };
    // A stream of events does not end by itself.
    const answer = await app.inject({
      ...request,
      method: asMethod(method),
      payloadAsStream: true,
    });
    answer.stream().destroy();
    return answer.statusCode;
  }

  async function expectAnswers(
    token: string | undefined,
    isOpen: (route: MountedRoute) => boolean,
    asked = routes,
  ) {
    const wrong: string[] = [];
    for (const route of asked) {
      const status = await ask(route, token);
      const isRight = isOpen(route) ? status !== 403 && status < 500 : status === 403;
      if (!isRight) wrong.push(`${route.method} ${route.url} answered ${status}`);
    }
    expect(wrong).toEqual([]);
  }

  test(
    'is closed to visitors when it is for staff, and answers them when it is public',
    () => expectAnswers(undefined, (route) => accessOf(route) === 'public'),
    longEnoughForAll,
  );

  // `abuse/every-call.test.ts` asks the calls of the contract with such tokens.
  test.each(['expiresAt', 'revokedAt'] as const)(
    'that is no call refuses a token of the past by %s',
    async (column) => {
      const token = await api.login();
      await endSessions(column, token);
      await expectAnswers(token, () => false, ofOperations());
    },
  );

  test('that is no call is closed to a release token when it is for staff, and to a revoked one as a whole', async () => {
    const { database } = api.services;
    const rights = { days: 90, mayActivate: true };
    const made = { remote: RemoteId.parse('mfe-email'), label: 'CI of email', ...rights };
    const { id, token } = await addToken(database, made, system);
    await expectAnswers(token, (route) => accessOf(route) !== 'admin', ofOperations());
    await revokeToken(database, id, system);
    await expectAnswers(token, () => false, ofOperations());
  });

  test(
    'answers an admin',
    async () => {
      // A token for the calls that end a session, too.
      const leaving = routes.filter(({ endpoint }) => endpoint?.name.startsWith('admin.'));
      for (const route of leaving) await expectAnswers(await api.login(), () => true, [route]);
      const others = routes.filter((route) => !leaving.includes(route));
      await expectAnswers(await api.login(), () => true, others);
    },
    longEnoughForAll,
  );

  test('wrote no record for any of them', async () => {
    expect(
      await api.services.database
        .selectFrom('audit')
        .selectAll()
        .where('adminId', 'is not', null)
        .where('action', 'in', AuditAction.options)
        .execute(),
    ).toEqual([]);
    expect(await api.services.database.selectFrom('file').selectAll().execute()).toEqual([]);
  });

  function ofOperations(): MountedRoute[] {
    const found = routes.filter(({ endpoint }) => endpoint === undefined);
    expect(found.length).toBeGreaterThanOrEqual(operations.length);
    return found;
  }

  async function endSessions(column: 'expiresAt' | 'revokedAt', token: string): Promise<void> {
    const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    await api.services.database
      .updateTable('adminSession')
      .set({ [column]: new Date(0).toISOString() })
      .where('_id', '=', jti)
      .execute();
  }
});

function asMethod(method: string) {
  const known = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const;
  const found = known.find((one) => one === method);
  if (!found) throw new Error(`No route should take ${method}`);
  return found;
}
