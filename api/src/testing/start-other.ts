import { buildApp } from '../app/app';
import { openDatabase } from '../db/database';
import { openServerPool } from '../db/server-pool';
import { openApiKeys } from '../integration/api-key/api-keys';
import { openSessions } from '../staff/session/sessions';
import { onlyKey } from '../kernel/secrets/key-set';
import { databaseUrl } from './server-databases';
import type { TestApi } from './start-test-api';
import { testServerUrl } from './test-databases';

const secret = new TextEncoder().encode('a secret that is known to tests alone');

/** Another process on the same database: with connections of its own. */
export async function startOther({ services }: TestApi) {
  const named = await services.database
    .selectNoFrom(({ fn }) => fn<string>('current_database').as('name'))
    .executeTakeFirstOrThrow();
  const pool = openServerPool(databaseUrl(testServerUrl, named.name));
  const database = openDatabase(pool);
  const sessions = openSessions({ pool, database }, onlyKey(secret));
  const apiKeys = openApiKeys(database);
  const app = await buildApp({ ...services, pool, database, sessions, apiKeys });
  return {
    app,
    async close() {
      await app.close();
      await sessions.close();
      await pool.end();
    },
  };
}
