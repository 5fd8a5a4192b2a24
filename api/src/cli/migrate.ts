import { readEnv } from '../core/env';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { openServerPool } from '../db/server-pool';
import { runCommand } from './run-command';

/** `npm run migrate`: updates the database at `DATABASE_URL` to this version, before its processes start. */
await runCommand(async () => {
  const { DATABASE_URL, DATABASE_POOLER } = readEnv(process.env);
  if (DATABASE_URL === undefined) {
    throw new Error('Give DATABASE_URL. The embedded database is updated as the product starts.');
  }
  const pool = openServerPool(DATABASE_URL, { statementLimit: 0, hasPooler: DATABASE_POOLER });
  try {
    await migrate(openDatabase(pool), await loadMigrations(), (line) => console.log(line));
  } finally {
    await pool.end();
  }
  return 'The database is of this version.';
});
