import { databaseUrl } from '../testing/server-databases';
import { testServerUrl } from '../testing/test-databases';
import { hearsItself } from './hears-itself';
import type { Pool } from './pool';
import { openServerPool, type ServerPoolOptions } from './server-pool';

describe('what a process announces', () => {
  const pools: Pool[] = [];
  afterAll(() => Promise.all(pools.map((pool) => pool.end())));

  const open = (options: ServerPoolOptions) => {
    const pool = openServerPool(databaseUrl(testServerUrl, 'postgres'), options);
    pools.push(pool);
    return pool;
  };

  test('is heard where it listens on the same database', async () => {
    expect(await hearsItself(open({}))).toBe(true);
    const directUrl = databaseUrl(testServerUrl, 'postgres');
    const direct = open({ directUrl });
    expect(await hearsItself(direct)).toBe(true);
  });

  test('is not heard where the direct address is that of another database', async () => {
    const directUrl = databaseUrl(testServerUrl, 'template1');
    expect(await hearsItself(open({ directUrl }), 300)).toBe(false);
  });

  test('is not waited for where nothing answers', async () => {
    const directUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(hearsItself(open({ directUrl }))).rejects.toThrow('No connection to listen on');
  });
});
