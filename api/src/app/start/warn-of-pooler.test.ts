import { openServerPool } from '../../db/server-pool';
import { databaseUrl } from '../../testing/server-databases';
import { testServerUrl } from '../../testing/test-databases';
import { warnOfPooler } from './warn-of-pooler';

describe('a start behind a pooler', () => {
  async function warningsWith(directUrl: string): Promise<string[]> {
    const url = databaseUrl(testServerUrl, 'postgres');
    const pool = openServerPool(url, { directUrl });
    const warnings: string[] = [];
    const warn = (...given: unknown[]) => void warnings.push(String(given.at(-1)));
    const env = { DATABASE_DIRECT_URL: directUrl };
    await warnOfPooler({ env, pool, log: { warn } });
    await pool.end();
    return warnings;
  }

  test('warns of statements without a limit, and says nothing of notifications that are heard', async () => {
    const warnings = await warningsWith(databaseUrl(testServerUrl, 'postgres'));
    expect(warnings).toEqual([expect.stringContaining('alter role')]);
  });

  test('says what is missing, and what is late meanwhile', async () => {
    const other = await warningsWith(databaseUrl(testServerUrl, 'template1'));
    expect(other[0]).toMatch(
      /not heard.*DATABASE_DIRECT_URL has to lead to the same database.*late/,
    );
    const [failure, warning] = await warningsWith('postgres://nobody@127.0.0.1:1/none');
    expect(failure).toBe('The check of notifications failed');
    expect(warning).toContain('not heard');
  });
});
