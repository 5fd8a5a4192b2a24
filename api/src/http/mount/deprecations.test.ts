import { units } from 'contract/catalog';
import { releaseEndpoints } from 'contract/release';
import fastify, { type FastifyInstance } from 'fastify';
import { verifyBearer } from '../../app/verify-bearer';
import { bearer } from '../../testing/bearer';
import { callAs, unique } from '../../testing/describe-resource-routes';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { errors } from '../plugins/errors';
import { forms } from '../plugins/forms';
import { viewers } from '../plugins/viewers';
import { mountEndpoint } from './mount-endpoint';
import { mountResource } from './mount-resource';
import { oldCall, renamedTable, renamedUnits } from './renamed-units.fixture';

let api: TestApi;
/** The same installation with the renamed units and the deprecated call. */
let app: FastifyInstance;

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  app = fastify();
  app.setValidatorCompiler(() => (value) => ({ value }));
  await app.register(errors);
  await app.register(forms, { fileSize: 1_000 });
  await app.register(viewers, { verify: (token) => verifyBearer(api.services, token) });
  mountResource(app, api.services, renamedTable);
  mountEndpoint(app, api.services, { endpoint: oldCall, handler: async () => ({ data: 7 }) });
  const made = (contract: string | undefined) => ({
    needs: { contract: 1, shared: contract === undefined ? {} : { 'contract/catalog': contract } },
  });
  await api.addRelease({ id: 'mfe-old', version: '1.0.0', document: made('^4.1.0') });
  await api.addRelease({ id: 'mfe-new', version: '1.0.0', document: made('^4.2.0') });
  await api.addRelease({ id: 'mfe-vue', version: '1.0.0', document: made(undefined) });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

interface Sent {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly payload?: object;
  readonly remote?: string;
}

async function send(url: string, { method = 'GET', payload, remote }: Sent = {}) {
  const headers = {
    ...bearer(api.adminToken),
    ...(remote !== undefined && { 'x-remote': remote }),
  };
  const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
}

async function uses(remote: string) {
  await api.services.deprecatedUses.flush();
  const { answer } = await callAs(api, releaseEndpoints.deprecatedUses, {
    token: api.adminToken,
    query: { remote },
  });
  return releaseEndpoints.deprecatedUses.answer
    .parse(answer)
    .data.map(({ what, instead, until, count }) => ({ what, instead, until, count }));
}

const body = () => ({ name: unique(), dimension: 'mass', factor: 1 });

test('a client that knows the former name alone reads, writes and sorts as before', async () => {
  const { status, body: added } = await send('/unit/add', {
    method: 'POST',
    payload: { ...body(), symbol: 'old' },
  });
  expect(status).toBe(201);
  expect(units.entity.parse(added.data)).toMatchObject({ symbol: 'old' });
  expect(renamedUnits.entity.parse(added.data)).toMatchObject({ abbreviation: 'old' });
  const changed = await send(`/unit/update?id=${added.data._id}`, {
    method: 'PUT',
    payload: { symbol: 'older' },
  });
  expect(changed.body.data).toMatchObject({ symbol: 'older', abbreviation: 'older' });
  const list = await send('/unit/get?sort=-symbol&pageSize=10');
  const { data } = units.endpoints.list.answer.parse(list.body);
  const symbols = data.map((unit) => unit.symbol);
  expect(symbols).toEqual(symbols.toSorted((one, other) => other.localeCompare(one, 'en')));
});

test('a client that knows the present name alone does too, and of both the present one counts', async () => {
  const present = await send('/unit/add', {
    method: 'POST',
    payload: { ...body(), abbreviation: 'new' },
  });
  expect(renamedUnits.entity.parse(present.body.data)).toMatchObject({ abbreviation: 'new' });
  const both = await send('/unit/add', {
    method: 'POST',
    payload: { ...body(), abbreviation: 'now', symbol: 'then' },
  });
  expect(both.body.data).toMatchObject({ abbreviation: 'now', symbol: 'now' });
  const neither = await send('/unit/add', { method: 'POST', payload: body() });
  expect(neither.status).toBe(422);
});

test('reading is counted of builds from before the rename, writing the former name of all', async () => {
  for (const remote of ['mfe-old/1.0.0', 'mfe-new/1.0.0', 'mfe-vue/1.0.0']) {
    await send('/unit/get', { remote });
    await send('/unit/get', { remote });
  }
  const payload = { ...body(), symbol: 'w' };
  await send('/unit/add', { method: 'POST', payload, remote: 'mfe-new/1.0.0' });
  const facts = { instead: 'abbreviation', until: '2027-06-30' };
  const read = { what: 'symbol of renamedUnit.list', ...facts, count: 2 };
  expect(await uses('mfe-old')).toEqual([read]);
  expect(await uses('mfe-vue')).toEqual([read]);
  expect(await uses('mfe-new')).toEqual([
    { what: 'symbol of renamedUnit.add', ...facts, count: 1 },
  ]);
});

test('a deprecated call says when it ends, and who makes it is counted', async () => {
  const { headers } = await send('/unit/countOld', { remote: 'mfe-new/1.0.0' });
  expect(headers['sunset']).toBe('Wed, 31 Mar 2027 00:00:00 GMT');
  expect(await uses('mfe-new')).toContainEqual({
    what: 'unit.countOld',
    instead: 'unit.list',
    until: '2027-03-31',
    count: 1,
  });
});

test('who is no published version, or is malformed, is not counted', async () => {
  const [longest, foreign] = ['x'.repeat(5_000), 'mfe-old/9.9.9'];
  for (const remote of [
    longest,
    foreign,
    'mfe-old',
    'mfe-old/1.0.0/x',
    '../1.0.0',
    'mfe-old/one',
    '',
  ])
    expect((await send('/unit/countOld', { remote })).status).toBe(200);
  const before = await uses('mfe-old');
  expect(before.some(({ what }) => what === 'unit.countOld')).toBe(false);
  const statements = await api.countStatements(async () => {
    await send('/unit/countOld', { remote: 'mfe-old/1.0.0' });
  });
  expect(statements).toBe(0);
});

test('a release token reads the uses of its own remote alone', async () => {
  const made = await callAs(api, releaseEndpoints.addToken, {
    token: await api.login(),
    body: { remote: 'mfe-old', label: 'CI' },
  });
  const { token } = made.answer.data;
  const all = await callAs(api, releaseEndpoints.deprecatedUses, { token });
  expect(new Set(all.answer.data.map(({ remote }: { remote: string }) => remote))).toEqual(
    new Set(['mfe-old']),
  );
  const foreign = await callAs(api, releaseEndpoints.deprecatedUses, {
    token,
    query: { remote: 'mfe-new' },
  });
  expect(foreign.status).toBe(403);
});
