import { units } from 'contract/catalog';
import { openDatabase } from '../../db/database';
import { observedPool } from '../../db/observed-pool';
import { bearer } from '../../testing/bearer';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { buildApp } from '../../app/app';
import { readEnv } from '../env';
import { startCollector } from './collector.fixture';
import { openTracing, type Tracing } from './tracing';

let api: TestApi;
let app: TestApi['app'];
let collector: Awaited<ReturnType<typeof startCollector>>;
let tracing: Tracing | undefined;
const log = { warn: () => undefined };

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  collector = await startCollector();
  const { endpoint: OTEL_EXPORTER_OTLP_ENDPOINT } = collector;
  tracing = await openTracing(readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT }), log);
  if (!tracing) throw new Error('Nothing is traced');
  const pool = observedPool(api.services.pool, [tracing.observeStatement]);
  app = await buildApp({ ...api.services, pool, database: openDatabase(pool), tracing });
  app.get('/calls', async () => {
    await fetch(`${OTEL_EXPORTER_OTLP_ENDPOINT}/file?key=secret`);
    return (await app.inject(`/api/${units.endpoints.list.path}`)).json();
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
  await tracing?.close();
  await collector.close();
});

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';
const traceparent = `00-${traceId}-${parentId}-01`;

test('a request, its route, statements and calls are one trace, which goes on that of a proxy', async () => {
  const added = await app.inject({
    method: 'POST',
    url: `/api/${units.endpoints.add.path}`,
    headers: { ...bearer(api.adminToken), traceparent },
    payload: { name: 'furlong of gold', symbol: 'fur', dimension: 'mass', factor: 1 },
  });
  expect(added.statusCode).toBe(201);
  await app.inject({
    url: '/calls',
    headers: { traceparent: traceparent.replace('0af7', '1af7') },
  });
  const foreign = { url: '/api/unit/get', remoteAddress: '203.0.113.7', headers: { traceparent } };
  await app.inject(foreign);
  await tracing?.close();
  await collector.close();

  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces', '/file?key=secret']));
  const ofTrace = (id: string) => collector.spans.filter((span) => span.traceId === id);
  const spans = ofTrace(traceId);
  const [server] = spans.filter(({ kind }) => kind === 2);
  expect(server).toMatchObject({ name: 'POST /api/unit/add', parentId });
  const [handler] = spans.filter(({ name }) => name === 'handler /api/unit/add');
  expect(handler?.parentId).toBe(server?.spanId);
  const inserts = spans.filter(({ text }) => /insert into "?unit"? /.test(text));
  expect(inserts).toContainEqual(expect.objectContaining({ kind: 3, parentId: handler?.spanId }));
  expect(spans.some(({ text }) => text.includes('furlong'))).toBe(false);

  const calls = ofTrace(traceId.replace('0af7', '1af7'));
  expect(calls.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /calls', 'GET', 'GET /api/unit/get', 'SELECT']),
  );
  expect(calls.some(({ text }) => text.includes('secret'))).toBe(false);
  const own = collector.spans.filter(
    ({ name, kind }) => name === 'GET /api/unit/get' && kind === 2,
  );
  expect(own).toEqual([expect.objectContaining({ parentId: '' })]);
});

test('without a collector nothing is loaded, and one that is no address stops the start', async () => {
  expect(await openTracing(readEnv({}), log)).toBeUndefined();
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' })).toThrow(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  );
});
