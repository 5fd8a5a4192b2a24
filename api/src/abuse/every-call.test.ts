import { type Endpoint } from 'contract';
import { allEndpoints } from 'contract/endpoints';
import { RemoteId } from 'contract/release';
import type { InjectOptions } from 'fastify';
import { addToken, revokeToken } from '../release/token/release-tokens';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { system } from '../kernel/viewer';
import { hostileBodiesOf, hostileQueriesOf, requestOf } from './hostile-requests';
import { type StoredState, watchStored } from './stored-state.fixture';

/**
 * The cases are derived of the contract: a new call has them from its first day. A refusal has one of the statuses of
 * refusals, is a problem, and leaves rows, files, outbox and mail as they were.
 */
let api: TestApi;
let stored: StoredState;
const tokens = new Map<string, string>();

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  tokens.set('nonsense', 'nonsense');
  tokens.set('a token without a signature', `${api.adminToken.split('.').slice(0, 2).join('.')}.`);
  tokens.set('a token that has ended', await endedToken('expiresAt'));
  tokens.set('a token that was revoked', await endedToken('revokedAt'));
  tokens.set("another remote's release token", await releaseToken('mfe-other'));
  tokens.set('a revoked release token', await releaseToken('mfe-email', true));
  stored = await watchStored(api);
});
afterAll(() => api.close());

const refusals = new Set([400, 403, 404, 409, 413, 414, 415, 422, 429]);
let requests = 0;

/** What is wrong with the answer to a request that must be refused; undefined when nothing is. */
async function wrongAnswer(request: InjectOptions, isRight: (status: number) => boolean) {
  const remoteAddress = `198.51.${(requests += 1) % 250}.${requests % 241}`;
  const answer = await api.inject({ remoteAddress, ...request });
  const type = String(answer.headers['content-type']);
  if (!isRight(answer.statusCode))
    return `answered ${answer.statusCode} ${answer.body.slice(0, 200)}`;
  return type.startsWith('application/problem+json') ? undefined : `answered as ${type}`;
}

async function expectRefusals(
  endpoint: Endpoint,
  cases: readonly { readonly tries: string; readonly request: InjectOptions }[],
  isRight = (status: number) => refusals.has(status),
) {
  const wrong: string[] = [];
  for (const { tries, request } of cases) {
    const found = await wrongAnswer(request, isRight);
    if (found !== undefined) wrong.push(`${endpoint.name}, ${tries}: ${found}`);
  }
  expect(wrong).toEqual([]);
  expect(await stored.changes()).toEqual([]);
}

const guarded = allEndpoints.filter(({ access }) => access !== 'public');

/** What a team reads with the token of any remote. */
const ofEveryTeam = new Set(['release.registry', 'release.deprecatedUses']);

/** What is half typed is left out there, and nothing is found for it. */
const halfTyped = new Set(
  ['supplier.similar', 'customer.similar'].flatMap((name) => [
    `${name} ?emails is NUL`,
    `${name} ?phones is NUL`,
  ]),
);

it('a row that is written is noticed', async () => {
  await api.sql('update admin set firstname = $1 where _id = $2', ['Terry', api.adminId]);
  expect(await stored.changes()).toEqual(['admin']);
});

it('there are calls for each kind of case', () => {
  expect(guarded.length).toBeGreaterThan(200);
  expect(allEndpoints.filter((one) => hostileBodiesOf(one).length > 8).length).toBeGreaterThan(80);
});

it.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s is closed to all but valid tokens',
  async (_name, endpoint) => {
    const body = endpoint.method === 'GET' ? {} : { payload: {} };
    const without = { tries: 'no token', request: { ...requestOf(endpoint), ...body } };
    const cookie = { headers: { cookie: `jwt=${api.adminToken}` } };
    const withTokens = [...tokens].map(([tries, token]) => ({
      tries,
      request: { ...requestOf(endpoint), ...body, headers: bearer(token) },
    }));
    const byCookie = {
      tries: 'a cookie alone',
      request: { ...requestOf(endpoint), ...body, ...cookie },
    };
    const cases = [without, byCookie, ...withTokens].filter(
      ({ tries }) => !(ofEveryTeam.has(endpoint.name) && tries.startsWith('another remote')),
    );
    await expectRefusals(endpoint, cases, (status) =>
      endpoint.access === 'team' ? refusals.has(status) : status === 403,
    );
  },
);

it.each(allEndpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s refuses what it does not know',
  async (_name, endpoint) => {
    const token = endpoint.access === 'public' ? undefined : api.adminToken;
    const cases = [...hostileQueriesOf(endpoint), ...hostileBodiesOf(endpoint)].filter(
      ({ tries }) => !halfTyped.has(`${endpoint.name} ${tries}`),
    );
    await expectRefusals(
      endpoint,
      cases.map(({ tries, request }) => ({
        tries,
        request: { ...request, headers: { ...request.headers, ...bearer(token) } },
      })),
    );
  },
);

async function endedToken(column: 'expiresAt' | 'revokedAt'): Promise<string> {
  const token = await api.login();
  const { jti } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  await api.services.database
    .updateTable('adminSession')
    .set({ [column]: new Date(0).toISOString() })
    .where('_id', '=', jti)
    .execute();
  return token;
}

async function releaseToken(remote: string, isRevoked = false): Promise<string> {
  const { database } = api.services;
  const { id, token } = await addToken(
    database,
    { remote: RemoteId.parse(remote), label: 'CI', days: 90, mayActivate: true },
    system,
  );
  if (isRevoked) await revokeToken(database, id, system);
  return token;
}
