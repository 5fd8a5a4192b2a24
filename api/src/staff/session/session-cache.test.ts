import { sql } from 'kysely';
import { openDatabase } from '../../db/database';
import { openServerPool } from '../../db/server-pool';
import { countStatements } from '../../testing/count-statements';
import { databaseUrl } from '../../testing/server-databases';
import { startTestApi, type TestApi } from '../../testing/start-test-api';
import { testServerUrl } from '../../testing/test-databases';
import { addAdmin } from '../admins';
import { inTransaction } from '../../repository/in-transaction';
import type { Pool } from '../../db/pool';
import { onlyKey } from '../../kernel/secrets/key-set';
import { system } from '../../kernel/viewer';
import { openSessions, type Sessions } from './sessions';

const secret = onlyKey(new TextEncoder().encode('a secret that both processes share, of 32'));

let api: TestApi;
let here: Sessions;
let there: Sessions;
let poolThere: Pool;

beforeAll(async () => {
  api = await startTestApi();
  poolThere = await openPoolThere();
  here = openSessions(api.services, secret);
  there = openSessions({ pool: poolThere, database: openDatabase(poolThere) }, secret);
});

afterAll(async () => {
  await here.close();
  await there.close();
  await poolThere.end();
  await api.close();
});

describe('a session that another process remembers', () => {
  test('is verified without the database, and ends when the admin signs out', async () => {
    const token = await here.open(api.adminId);
    const viewer = await there.verify(token);
    if (viewer.kind !== 'admin') throw new Error('The viewer is no admin');
    expect(await countStatements(poolThere, () => there.verify(token))).toBe(0);
    await here.revoke(viewer.sessionId);
    await expectEnded(token);
  });

  test('ends when the password changes, and the session that changed it stays', async () => {
    const tokens = [await here.open(api.adminId), await here.open(api.adminId)];
    const [kept, ended = ''] = tokens;
    const viewer = await there.verify(kept ?? '');
    await there.verify(ended);
    if (viewer.kind !== 'admin') throw new Error('The viewer is no admin');
    await here.revokeOthers(api.adminId, viewer.sessionId);
    await expectEnded(ended);
    expect(await there.verify(kept ?? '')).toEqual(viewer);
  });

  test('ends when the account is deactivated, in any way', async () => {
    const names = { firstname: 'Lee', lastname: 'Ver', email: 'lee@example.com' };
    const { _id } = await inTransaction(api.services.database, (work) =>
      addAdmin(work, { ...names, passwordHash: 'none' }, system),
    );
    const token = await here.open(_id);
    await there.verify(token);
    await api.sql('update admin set deleted_at = now() where _id = $1', [_id]);
    await expectEnded(token);
  });

  test('is read each time while the process cannot listen', async () => {
    const token = await here.open(api.adminId);
    await there.verify(token);
    await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query in ('listen news', 'select 1')`.execute(
      api.services.database,
    );
    await until(async () => (await countStatements(poolThere, () => there.verify(token))) === 1);
    await api.sql('update admin_session set revoked_at = now()');
    await expect(there.verify(token)).rejects.toMatchObject({ code: 'forbidden' });
  });
});

/** Broadcasts reach another process a moment after the commit. */
async function expectEnded(token: string): Promise<void> {
  await until(() =>
    there.verify(token).then(
      () => false,
      () => true,
    ),
  );
  await expect(there.verify(token)).rejects.toMatchObject({ code: 'forbidden' });
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen within ten seconds');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

/** Another process has its own connections to the server. */
async function openPoolThere(): Promise<Pool> {
  const named = await sql<{ name: string }>`select current_database() as name`.execute(
    api.services.database,
  );
  return openServerPool(databaseUrl(testServerUrl, named.rows[0]?.name ?? ''));
}
