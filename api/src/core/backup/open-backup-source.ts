import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { openRunningServer } from '../../db/embedded/server-folder-pool';
import { loadMigrations } from '../../db/load-migrations';
import type { Pool } from '../../db/pool';
import { openServerPool } from '../../db/server-pool';
import { type DataFolder, DataFolderInUse, holdDataFolder } from '../data-folder';
import type { Env } from '../env';
import { hasCode } from '../error-code';
import { openLog } from '../log/open-log';
import { silentReport } from '../start/start-report';
import { type SecretName, secretNames } from './backup-contents';
import { hasDatabase } from './has-database';
import { requestCopy } from './copy-service';
import { openPgliteCopy } from './pglite-copy';

/** A database to back up, whether the product runs or not. */
export interface OpenSource {
  /** Without a limit of statements. */
  readonly pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens the database of an installation beside the process that may have it open: at its server, at the socket of the
 * product's own PostgreSQL, or as a copy of PGlite's files.
 *
 * @throws Error when there is none
 */
export async function openBackupSource(env: Env): Promise<OpenSource> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOLER, DATA_DIR } = env;
  if (DATABASE_URL !== undefined) {
    const hasPooler = DATABASE_POOLER && DATABASE_DIRECT_URL === undefined;
    const options = { statementLimit: 0, hasPooler };
    return ownPool(openServerPool(DATABASE_DIRECT_URL ?? DATABASE_URL, options));
  }
  if (!(await hasDatabase(DATA_DIR))) throw new Error(`There is no database in ${DATA_DIR}.`);
  const held = await holdOrNot(DATA_DIR);
  return held ? openStopped(env, held) : openRunning(DATA_DIR);
}

async function holdOrNot(folder: string): Promise<DataFolder | undefined> {
  try {
    return await holdDataFolder(folder);
  } catch (error) {
    if (error instanceof DataFolderInUse) return undefined;
    throw error;
  }
}

async function openStopped(env: Env, held: DataFolder): Promise<OpenSource> {
  try {
    const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
    const migrations = await loadMigrations();
    const options = { templates: undefined, migrations, report: silentReport, log };
    const pool = await openEmbedded({ env, ...options });
    return {
      pool,
      async close() {
        await pool.end();
        await held.release();
      },
    };
  } catch (error) {
    await held.release();
    throw error;
  }
}

async function openRunning(dataFolder: string): Promise<OpenSource> {
  const major = (await majorsIn(dataFolder)).at(-1);
  if (major !== undefined) return ownPool(await openRunningServer(serverFolder(dataFolder, major)));
  const copy = await requestCopy(dataFolder);
  try {
    const pool = await openPgliteCopy(copy);
    return {
      pool,
      async close() {
        await pool.end();
        await copy.remove();
      },
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

function ownPool(pool: Pool): OpenSource {
  return { pool, close: () => pool.end() };
}

/** The secrets of a data folder; those that settings give are not in it. */
export async function readSecrets(
  dataFolder: string,
): Promise<ReadonlyMap<SecretName, Buffer>> {
  const found = new Map<SecretName, Buffer>();
  for (const name of secretNames) {
    try {
      found.set(name, await readFile(join(dataFolder, name)));
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  return found;
}
