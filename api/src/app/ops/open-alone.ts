import { openDatabase, type Database } from '../../db/database';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import type { Pool } from '../../db/pool';
import { openServerPool } from '../../db/server-pool';
import { holdDataFolder } from '../../process/data-folder';
import type { Env } from '../../kernel/env';
import { openLog } from '../../kernel/log/open-log';
import { silentReport } from '../../process/start-report';

/**
 * Runs a command on the database as it is, without starting the product: on a server also beside it.
 *
 * @throws DataFolderInUse while the product runs with the embedded database
 */
export function openAlone<Result>(
  env: Env,
  command: (database: Database) => Promise<Result>,
): Promise<Result> {
  return openPoolAlone(env, (pool) => command(openDatabase(pool)));
}

/**
 * As `openAlone`, for a command that works on connections.
 *
 * @throws DataFolderInUse
 */
export async function openPoolAlone<Result>(
  env: Env,
  command: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATABASE_DIRECT_URL: directUrl } = env;
  if (DATABASE_URL !== undefined) {
    const options = { statementLimit: 0, directUrl };
    return runOn(openServerPool(DATABASE_URL, options), command);
  }
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    const migrations = await loadMigrations();
    const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
    const options = { env, templates: undefined, migrations, report: silentReport, log };
    return await runOn(await openEmbedded(options), command);
  } finally {
    await held.release();
  }
}

async function runOn<Result>(
  pool: Pool,
  command: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  try {
    return await pool.unlimited(command);
  } finally {
    await pool.end();
  }
}
