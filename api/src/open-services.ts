import { join } from 'node:path';
import { pino } from 'pino';
import { readJwtSecret } from './admin/jwt-secret';
import { openSessions } from './admin/sessions';
import { holdDataFolder, type DataFolder } from './data-folder';
import { openDatabase } from './db/database';
import { migrate } from './db/migrate';
import { openEmbeddedPool } from './db/pglite-pool';
import type { Pool } from './db/pool';
import { openServerPool } from './db/server-pool';
import type { Env } from './env';
import { openFileStore } from './files/file-store';
import { openStorage } from './files/open-storage';
import { startReminders } from './inquiries/raise-reminders';
import { startHousekeeping } from './jobs/housekeeping';
import { startOutboxDispatcher } from './jobs/outbox-dispatcher';
import { startJobRunner } from './jobs/job-runner';
import type { Job } from './jobs/repeat';
import { startUpkeep } from './jobs/upkeep';
import { openFormSecrets } from './public-forms/form-secrets';
import { tableRegistry } from './resources/tables';
import { startSearchFill } from './search/fill-search';
import type { Services } from './services';
import { startStructureFill } from './structures/fill-structures';
import { closeStructures } from './structures/structures';

/** The services of a running process, with what goes on in its background. */
export interface RunningServices extends Services {
  readonly jobs: readonly Job[];
  /** Held while the database is embedded: it bears one process alone. */
  readonly dataFolder: DataFolder | undefined;
}

/**
 * Opens the database that the settings name, brings it up to date and starts the jobs.
 *
 * @throws DataFolderInUse when another process has the embedded database
 */
export async function openServices(env: Env): Promise<RunningServices> {
  const log = pino({ level: env.LOG_LEVEL });
  const dataFolder =
    env.DATABASE_URL === undefined ? await holdDataFolder(env.DATA_DIR) : undefined;
  let pool: Pool | undefined;
  try {
    pool = await openPool(env);
    const database = openDatabase(pool);
    await migrate(database);
    const secret = await readJwtSecret(env);
    const sessions = openSessions(database, secret);
    const formSecrets = openFormSecrets(secret);
    const files = openFileStore(database, openStorage(env));
    const services = { env, pool, database, tables: tableRegistry, sessions, formSecrets, files };
    const jobs = [
      startOutboxDispatcher({ database, log }),
      startReminders({ database, log }),
      startHousekeeping({ database, tables: tableRegistry, log }),
      startJobRunner({ services, log }),
      startSearchFill({ database, log }),
      ...(pool.engine === 'embedded' ? [startUpkeep({ database, log })] : []),
      startStructureFill({ database, log }),
    ];
    return { ...services, jobs, dataFolder };
  } catch (error) {
    await pool?.end();
    await dataFolder?.release();
    throw error;
  }
}

/** In the order of need: nobody asks the database when it ends, and nobody else may open it before. */
export async function closeServices({ jobs, pool, dataFolder }: RunningServices): Promise<void> {
  await Promise.all(jobs.map((job) => job.stop()));
  await closeStructures();
  await pool.end();
  await dataFolder?.release();
}

function openPool(env: Env): Promise<Pool> {
  return env.DATABASE_URL === undefined
    ? openEmbeddedPool(join(env.DATA_DIR, 'postgres'))
    : Promise.resolve(openServerPool(env.DATABASE_URL));
}
