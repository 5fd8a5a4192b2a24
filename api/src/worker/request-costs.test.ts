import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readStructureCodes } from '../catalog/structure/structures';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { buildApp } from '../app/app';
import { requestTurns } from '../http/plugins/request-turns';
import { currentRequest } from '../kernel/request-context';
import { budgets } from './client-budgets';

let api: TestApi;
/** An app with routes of the test. */
let app: FastifyInstance;
/** The visitors of slow requests, and what ends each. */
const started: string[] = [];
const ends: (() => void)[] = [];
beforeAll(async () => {
  api = await startTestApi();
  await api.addChemicals([{ name: 'Glycerol', smiles: 'OCC(O)CO', status: 'published' }]);
  app = await buildApp(api.services);
  await app.register(requestTurns);
  const client = () => ({ client: currentRequest()?.client() });
  const read = () => readStructureCodes({ text: 'C', field: 'structure' });
  app.get('/client', client);
  app.get('/page', async () => (await app.inject({ url: '/client' })).json());
  app.get('/declared', { config: { cost: 'thread' } }, read);
  app.get('/undeclared', read);
  app.get('/slow', { config: { cost: 'thread' } }, async ({ headers }) => {
    started.push(String(headers['x-forwarded-for']));
    await new Promise<void>((resolve) => ends.push(resolve));
    return {};
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

test('a route that asks a worker thread without a class of cost fails', async () => {
  expect((await app.inject({ url: '/declared' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/undeclared' })).statusCode).toBe(500);
});

test('a call that a page makes within the process counts for the page’s visitor', async () => {
  const visitor = { remoteAddress: '203.0.113.20' };
  expect((await app.inject({ url: '/page', ...visitor })).json()).toEqual({
    client: '203.0.113.20',
  });
  expect((await app.inject({ url: '/page' })).json()).toEqual({ client: 'this machine' });
});

test('requests on one connection of a proxy count for the visitor of each', async () => {
  const { port } = app.server.address() as AddressInfo;
  for (const visitor of ['203.0.113.21', '203.0.113.22', '203.0.113.21']) {
    for (const path of ['page', 'client']) {
      const headers = { 'x-forwarded-for': visitor };
      const answer = await fetch(`http://127.0.0.1:${port}/${path}`, { headers });
      expect(await answer.json()).toEqual({ client: visitor });
    }
  }
});

test('two costly requests of a client are worked on at a time, and another’s at once', async () => {
  const { port } = app.server.address() as AddressInfo;
  const [greedy, calm] = ['203.0.113.30', '203.0.113.31'];
  const ask = (visitor: string) =>
    fetch(`http://127.0.0.1:${port}/slow`, { headers: { 'x-forwarded-for': visitor } });
  const seen = async (count: number) => {
    while (started.length < count) await pause(5);
    await pause(50);
    return [...started];
  };
  const answers = [ask(greedy), ask(greedy), ask(greedy)];
  expect(await seen(2)).toEqual([greedy, greedy]);
  answers.push(ask(calm));
  expect(await seen(3)).toEqual([greedy, greedy, calm]);
  ends.shift()?.();
  expect(await seen(4)).toEqual([greedy, greedy, calm, greedy]);
  for (const end of ends) end();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

const search = {
  method: 'POST',
  url: '/api/product/structureSearch',
  payload: { structure: 'OCC(O)CO', mode: 'exact' },
} as const;

test('a client that used much is told when to come back, and no other is', async () => {
  const remoteAddress = '203.0.113.23';
  budgets.spend(remoteAddress, 25_000);
  const refused = await api.inject({ ...search, remoteAddress });
  expect([refused.statusCode, refused.json().type]).toEqual([503, '/problems/unavailable']);
  const seconds = Number(refused.headers['retry-after']);
  expect([seconds > 10, seconds <= 15]).toEqual([true, true]);
  expect(refused.json().detail).toContain(`Try again in ${seconds} s`);
  const other = await api.inject({ ...search, remoteAddress: '203.0.113.24' });
  expect([other.statusCode, other.json().total]).toEqual([200, 1]);
  const staff = { ...search, headers: bearer(api.adminToken), remoteAddress };
  expect((await api.inject(staff)).statusCode).toBe(200);
  const suggest = { url: '/api/product/suggest?q=glyc', remoteAddress };
  expect((await api.inject(suggest)).json().data).toHaveLength(1);
});

test('an account has an allowance of its own, wherever it calls from', async () => {
  budgets.spend(`account ${api.adminId}`, 25_000);
  const headers = bearer(api.adminToken);
  const read = { method: 'POST', url: '/api/product/readStructure' } as const;
  const payload = { structure: 'OCC(O)CO' };
  expect((await api.inject({ ...read, headers, payload })).statusCode).toBe(503);
});

test('the type-ahead finds a structure, and goes on by name when it takes too long', async () => {
  const from = { remoteAddress: '203.0.113.25' };
  const suggest = async (q: string) =>
    (await api.inject({ url: `/api/product/suggest?q=${encodeURIComponent(q)}`, ...from })).json();
  expect((await suggest('C(O)C(O)CO')).data).toMatchObject([{ name: 'Glycerol' }]);
  expect((await suggest('C1CC1'.repeat(28))).data).toEqual([]);
  budgets.spend(from.remoteAddress, 25_000);
  expect((await suggest('C(O)C(O)CO')).data).toEqual([]);
});
