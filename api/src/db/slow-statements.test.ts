import { units } from 'contract/catalog';
import { openDatabase } from './database';
import { observedPool } from './observed-pool';
import { buildApp } from '../app/app';
import { bearer } from '../testing/bearer';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { openSlowStatements, type SlowStatements } from './slow-statements';

let api: TestApi;
let app: TestApi['app'];
let slow: SlowStatements;
let time = 0;
/** How long each statement takes. */
let duration = 0;
const lines: object[] = [];

beforeAll(async () => {
  api = await startTestApi({ jobs: 'stopped' });
  const log = { warn: (fields: object) => lines.push(fields) };
  slow = openSlowStatements({ log, limit: 500, clock });
  const pool = observedPool(api.services.pool, slow.observers);
  app = await buildApp({ ...api.services, pool, database: openDatabase(pool) });
});
afterAll(async () => {
  await app.close();
  await api.close();
});
beforeEach(() => {
  lines.length = 0;
  duration = 0;
});

/** Time passes whenever somebody looks at it. */
function clock(): number {
  time += duration;
  return time;
}

const addUnit = (name: string) =>
  app.inject({
    method: 'POST',
    url: `/api/${units.endpoints.add.path}`,
    headers: bearer(api.adminToken),
    payload: { name, symbol: name, dimension: 'mass', factor: 1 },
  });

test('a slow statement is logged with its request, and without its values', async () => {
  duration = 600;
  const { headers, statusCode } = await addUnit('furlong of gold');
  expect(statusCode).toBe(201);
  expect(lines).toContainEqual({
    milliseconds: 600,
    statement: expect.stringMatching(/insert into "?unit"? .*\$1/),
    reqId: headers['x-request-id'],
    route: '/api/unit/add',
  });
  expect(JSON.stringify(lines)).not.toContain('furlong');
});

test('background work has no request, and others are not logged', async () => {
  const pool = observedPool(api.services.pool, slow.observers);
  const client = await pool.connect();
  duration = 499;
  await client.query('select 1', []);
  expect(lines).toEqual([]);
  duration = 500;
  await client.query('select\n  $1::text', ['a name']);
  await expect(client.query('select nothing', [])).rejects.toThrow();
  client.release();
  expect(lines).toEqual([
    { milliseconds: 500, statement: 'select $1::text' },
    { milliseconds: 500, statement: 'select nothing' },
  ]);
});

test('a bad day has twenty lines a minute, and says how many it left out', () => {
  const { observers, count } = openSlowStatements({
    log: { warn: (fields: object) => lines.push(fields) },
    limit: 1,
    clock,
  });
  const pass = (text: string) => {
    for (const end of observers.map((observe) => observe(text))) {
      time += 10;
      end();
    }
  };
  for (let each = 0; each < 50; each += 1) pass('select 1');
  expect([lines.length, count()]).toEqual([20, 50]);
  time += 60_000;
  pass(`select ${'1, '.repeat(10_000)}`);
  expect(lines.at(-1)).toMatchObject({ notLogged: 30 });
  expect(JSON.stringify(lines.at(-1)).length).toBeLessThan(2_100);
});

test('nothing is observed without a limit', () => {
  const { pool } = api.services;
  const off = openSlowStatements({ log: { warn: () => undefined }, limit: 0 });
  expect(observedPool(pool, off.observers)).toBe(pool);
});
