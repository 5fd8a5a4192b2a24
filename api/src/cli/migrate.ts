import { readEnv } from '../kernel/env';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { openServerPool } from '../db/server-pool';
import { runCommand } from './run-command';

/** `npm run migrate`: updates the database at `DATABASE_URL` to this version, before its processes start. Connects
 * at `DATABASE_DIRECT_URL` where that is given. */
await runCommand(async () => {
  const env = readEnv(process.env);
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl } = env;
  if (DATABASE_URL === undefined) {
    throw new Error('Give DATABASE_URL. The embedded database is updated as the product starts.');
  }
  const pool = openServerPool(DATABASE_URL, { directUrl });
  const migrations = await loadMigrations();
  const report = (line: string) => console.log(line);
  try {
    await pool.unlimited((unlimited) => migrate(openDatabase(unlimited), migrations, report));
  } finally {
    await pool.end();
  }
  return 'The database is of this version.';
});
