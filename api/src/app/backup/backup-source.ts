import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import { openRunningServer } from '../../db/embedded/server-folder-pool';
import type { Pool } from '../../db/pool';
import { DataFolderInUse } from '../../process/data-folder';
import type { Env } from '../../kernel/env';
import { openPoolAlone } from '../ops/open-alone';
import { hasDatabase } from './has-database';

/** Runs work on the database that is backed up, without a limit of statements. */
export type WithDatabase = <Result>(work: (pool: Pool) => Promise<Result>) => Promise<Result>;

/**
 * The database of an installation, also beside a process that has it open: at its server, or at the socket of the product's
 * own PostgreSQL.
 */
export function databaseOf(env: Env): WithDatabase {
  return async (work) => {
    if (env.DATABASE_URL === undefined && !(await hasDatabase(env.DATA_DIR)))
      throw new Error(`There is no database in ${env.DATA_DIR}.`);
    try {
      return await openPoolAlone(env, work);
    } catch (error) {
      if (error instanceof DataFolderInUse) return withRunning(env.DATA_DIR, work);
      throw error;
    }
  };
}

async function withRunning<Result>(
  dataFolder: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const major = (await majorsIn(dataFolder)).at(-1);
  if (major === undefined)
    throw new Error('The database is being created. Try again once the product is ready.');
  const pool = await openRunningServer(serverFolder(dataFolder, major));
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}
