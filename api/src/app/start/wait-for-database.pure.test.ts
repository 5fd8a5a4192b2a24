import { DatabaseUnavailable } from '../../db/database-error';
import type { PoolClient } from '../../db/pool';
import { waitForDatabase } from './wait-for-database';

const released = { release: () => undefined } as PoolClient;

/** A database that fails as told, one attempt after the other, and then is there. */
function failing(...codes: readonly string[]) {
  const left = [...codes];
  return {
    connect: jest.fn(async () => {
      const code = left.shift();
      if (code === undefined) return released;
      const cause = Object.assign(new Error('no connection'), { code });
      throw new DatabaseUnavailable('No connection to the database', { cause });
    }),
  };
}

it.each([
  ['nothing listens', 'ECONNREFUSED'],
  ['its name is not known yet', 'ENOTFOUND'],
  ['it starts', '57P03'],
  ['the pooler has no server', '08P01'],
  ['it does not answer', 'ETIMEDOUT'],
])('waits while %s', async (_, code) => {
  const pool = failing(code, code, code);
  const report = jest.fn();
  await waitForDatabase(pool, { report, pause: 1 });
  expect(pool.connect).toHaveBeenCalledTimes(4);
  expect(report.mock.calls).toEqual([[expect.stringMatching(/^Waiting for the database: \w/)]]);
});

it.each([
  ['password', '28P01'],
  ['user', '28000'],
  ['name', '3D000'],
])('ends where the server refuses the %s, which no waiting changes', async (_, code) => {
  const pool = failing('ECONNREFUSED', code);
  await expect(waitForDatabase(pool, { report: jest.fn(), pause: 1 })).rejects.toThrow(
    DatabaseUnavailable,
  );
  expect(pool.connect).toHaveBeenCalledTimes(2);
});

it('says each minute for what', async () => {
  const report = jest.fn();
  const pool = failing('57P03', 'ECONNREFUSED', 'ECONNREFUSED');
  await waitForDatabase(pool, { report, pause: 1, interval: 0 });
  expect(report.mock.calls.map(([line]) => line)).toEqual([
    'Waiting for the database: The database does not answer (no connection). Start it, or correct DATABASE_URL.',
    'Waiting for the database: No database server listens at the address in DATABASE_URL. Start it, or correct DATABASE_URL.',
    'Waiting for the database: No database server listens at the address in DATABASE_URL. Start it, or correct DATABASE_URL.',
  ]);
});
