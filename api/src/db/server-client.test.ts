import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../testing/start-test-api';
import { later } from './later';
import type { PoolClient } from './pool';

describe('a connection to a server', () => {
  let api: TestApi;
  let client: PoolClient;
  beforeAll(async () => {
    api = await startTestApi({ jobs: 'stopped' });
    client = await api.services.pool.connect();
    await client.query('create table probe (id integer primary key, name text)', []);
  });
  afterAll(async () => {
    client.release();
    await api.close();
  });

  const names = async () =>
    (await client.query('select * from probe where id > $1 order by id', [0])).rows;

  test('answers the same for a statement that it knows by now', async () => {
    await client.query('insert into probe values ($1, $2)', [1, 'one']);
    for (let round = 0; round < 5; round += 1)
      expect(await names()).toEqual([{ id: 1, name: 'one' }]);
  });

  test('prepares a statement again after its columns changed', async () => {
    await client.query('alter table probe add column more boolean default true', []);
    // The server refuses the plan once.
    await names().catch(() => undefined);
    expect(await names()).toEqual([{ id: 1, name: 'one', more: true }]);
  });

  test('takes the same new statement several times at once', async () => {
    await client.query('begin', []);
    for (const id of [2, 3, 4, 5]) {
      await client.query('/* later */ insert into probe (id) values ($1)', [id]);
    }
    await client.query('commit', []);
    expect(await names()).toHaveLength(5);
  });

  test('writes nothing when a statement that waited fails with the commit', async () => {
    const { database } = api.services;
    const write = database.transaction().execute(async (work) => {
      await later(sql`insert into probe (id) values (${10})`).execute(work);
      await later(sql`insert into probe (id) values (${1})`).execute(work);
    });
    await expect(write).rejects.toMatchObject({ code: '23505' });
    expect(await names()).toHaveLength(5);
  });

  test('does not let a statement wait outside a transaction', async () => {
    await later(sql`insert into probe (id) values (${6})`).execute(api.services.database);
    expect(await names()).toHaveLength(6);
  });

  describe('sends long statements ahead', () => {
    const long = 'x'.repeat(50_000);
    const insert = (id: number, name: string) =>
      later(sql`insert into probe (id, name) values (${id}, ${name})`);
    const stored = async (id: number) => (await names()).some((row) => Object(row).id === id);

    test('and in order with those that wait', async () => {
      await api.services.database.transaction().execute(async (work) => {
        await insert(20, 'short').execute(work);
        await later(sql`update probe set name = ${long} where id = 20`).execute(work);
        await later(sql`update probe set name = name || ${'!'} where id = 20`).execute(work);
        await later(sql`update probe set name = name || ${long} where id = 20`).execute(work);
        const { rows } = await sql<{ length: number }>`
          select length(name) as length from probe where id = 20`.execute(work);
        expect(rows).toEqual([{ length: 2 * long.length + 1 }]);
      });
      expect(await stored(20)).toBe(true);
    });

    test('and fails with the first failure, whatever comes after it', async () => {
      const write = api.services.database.transaction().execute(async (work) => {
        await insert(30, long).execute(work);
        await insert(1, long).execute(work);
        await insert(31, long).execute(work);
        await sql`select 1`.execute(work);
      });
      await expect(write).rejects.toMatchObject({ code: '23505' });
      expect([await stored(30), await stored(31)]).toEqual([false, false]);
    });

    test('and writes nothing after a failure of the process itself', async () => {
      for (const name of [long, 'short']) {
        const write = api.services.database.transaction().execute(async (work) => {
          await insert(1, name).execute(work);
          throw new Error('nothing to do with the database');
        });
        await expect(write).rejects.toThrow('nothing to do with the database');
      }
      // The connection is as good as before.
      await api.services.database
        .transaction()
        .execute((work) => insert(40, 'after').execute(work));
      expect(await stored(40)).toBe(true);
    });
  });
});
