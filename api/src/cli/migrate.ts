import { parseArgs } from 'node:util';
import { backUpBeforeUpdate } from '../app/backup/back-up-before-update';
import { readEnv } from '../kernel/env';
import { requireFinished } from '../db/copy/unfinished-copy';
import { openDatabase } from '../db/database';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { openServerPool } from '../db/server-pool';
import { protectDataFolder } from '../process/private-folder';
import { runCommand } from './run-command';

/**
 * `npm run migrate -- [--no-backup]`: updates the database at `DATABASE_URL` to this version, before its processes start,
 * and backs it up before. Connects at `DATABASE_DIRECT_URL` where that is given.
 */
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'no-backup': { type: 'boolean', default: false } } });
  const isSkipped = values['no-backup'];
  const env = readEnv(process.env);
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl } = env;
  if (DATABASE_URL === undefined) {
    throw new Error('Give DATABASE_URL. The embedded database is updated as the product starts.');
  }
  const pool = openServerPool(DATABASE_URL, { directUrl });
  const migrations = await loadMigrations();
  const report = (line: string) => console.log(line);
  try {
    await protectDataFolder(env.DATA_DIR);
    await pool.unlimited(async (unlimited) => {
      await requireFinished(unlimited);
      await backUpBeforeUpdate(unlimited, { env, migrations, isSkipped, report });
      await migrate(openDatabase(unlimited), migrations, report);
    });
  } finally {
    await pool.end();
  }
  return 'The database is of this version.';
});
