import type { Logger } from 'pino';
import { openLog } from '../kernel/log/open-log';
import { backUpBeforeUpdate } from './backup/back-up-before-update';
import { startBackups } from './backup/start-backups';
import { keepsLog } from './recovery/recovery-point';
import { startBucketCopies } from './off-site/start-bucket-copies';
import { startRecoveryLog } from './recovery/start-recovery-log';
import { openSlowStatements } from '../db/slow-statements';
import { protectDataFolder } from '../process/private-folder';
import { silentReport, type StartReport } from '../process/start-report';
import { waitForDatabase } from './start/wait-for-database';
import { warnOfPooler } from './start/warn-of-pooler';
import { openTracing } from '../kernel/tracing/tracing';
import { logTerminatedWorkers } from '../worker/terminated-workers';
import { closeWorkerPools } from '../worker/worker-pool';
import { holdDataFolder } from '../process/data-folder';
import { openDatabase } from '../db/database';
import { requireFinished } from '../db/copy/unfinished-copy';
import { programsHealth } from '../db/embedded/programs-health';
import { openEmbedded, type EmbeddedOptions } from '../db/embedded/open-embedded';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { loadRegulatoryTables } from '../regulation/load-tables';
import type { Pool } from '../db/pool';
import { observedPool } from '../db/observed-pool';
import { openReplica } from '../db/open-replica';
import { openServerPool } from '../db/server-pool';
import type { Env } from '../kernel/env';
import { openLastingKeys } from '../db/lasting-keys';
import { readSecrets } from '../kernel/secrets/read-secrets';
import type { SenderOptions } from '../email/sending/sender-options';
import type { SubstanceLibrary } from '../catalog/substance/substance-library';
import type { OpenMailbox } from '../email/mailbox';
import { repeat } from '../jobs/repeat';
import { openWakeUps } from '../jobs/wake-ups';
import type { Services } from '../kernel/services';
import { Closers } from './closers';
import { domains } from './domains';
import { checkVersionDaily } from './operation/version-notice';
import { openDomains } from './open-domains';
import './declarations';

/** The services of a running process, and its background work. */
export interface RunningServices extends Services {
  /** Ends the background work, then closes everything. */
  readonly close: () => Promise<void>;
}

export interface ServiceOptions {
  /** A folder with an empty embedded database, which is copied when there is none yet. */
  readonly databaseTemplates?: string;
  readonly report?: StartReport;
  readonly log?: Logger;
  /** Opens the development mail server, where the process brings one. */
  readonly openMailbox?: OpenMailbox;
  /** Facts of common substances, where the process brings them. */
  readonly substances?: SubstanceLibrary;
  /** Whether a database that does not answer yet is waited for; else it fails the start. */
  readonly waitsForDatabase?: boolean;
  /** Whether a database that is to be updated is backed up before; `skipped` says that it is not. */
  readonly backupBeforeUpdate?: 'made' | 'skipped';
  /** Work that fills the time in which the database starts. */
  readonly whileDatabaseStarts?: () => void;
  /** Options for sending mail, where they differ from the default. */
  readonly sending?: Partial<SenderOptions>;
}

/**
 * Opens the configured database, migrates it and starts the background work.
 *
 * @throws DataFolderInUse when another process has the embedded database
 */
export async function openServices(
  env: Env,
  options: ServiceOptions = {},
): Promise<RunningServices> {
  const log = options.log ?? (await openLog(env));
  const closers = new Closers();
  try {
    const services = await openAll({ ...options, env, log, closers });
    return { ...services, close: () => closers.close() };
  } catch (error) {
    await closers.close();
    throw error;
  }
}

interface ServiceOpening extends ServiceOptions {
  readonly env: Env;
  readonly log: Logger;
  readonly closers: Closers;
}

async function openAll(opening: ServiceOpening): Promise<Services> {
  const { env, log, closers, sending = {} } = opening;
  if (await protectDataFolder(env.DATA_DIR)) {
    log.warn({ folder: env.DATA_DIR }, 'The data folder was open to other users and is closed now');
  }
  closers.add(logTerminatedWorkers(log));
  if (env.DATABASE_URL === undefined) {
    const dataFolder = await holdDataFolder(env.DATA_DIR);
    closers.add(() => dataFolder.release());
  }
  const ground = await openGround(opening);
  const { pool, database } = ground;
  const secrets = await readSecrets(env);
  const lastingKeys = await openLastingKeys(database, { secrets, log });
  const mailbox = await opening.openMailbox?.({ env, log });
  closers.add(() => mailbox?.close());
  closers.add(closeWorkerPools);
  const { services, close } = openDomains({
    ...ground,
    secrets,
    lastingKeys,
    mailbox,
    substances: opening.substances,
  });
  closers.add(close);
  const wakeUps = await openWakeUps({ pool, database, log });
  closers.add(() => wakeUps.close());
  const jobs = [
    ...domains.flatMap(({ start }) => start?.(services, { wakeUps, sending }) ?? []),
    repeat({
      name: 'newer version',
      pause: 3_600_000,
      round: () => checkVersionDaily(database),
      log,
    }),
    ...(env.BACKUP_AT === undefined ? [] : [startBackups({ services, log })]),
    ...(keepsLog(env) ? [startRecoveryLog({ services, log })] : []),
    ...(env.BACKUP_BUCKET === undefined ? [] : [startBucketCopies({ services, log })]),
  ];
  closers.add(() => Promise.all(jobs.map((job) => job.stop())));
  return services;
}

/** The database, migrated, with what observes it. */
async function openGround({
  env,
  log,
  closers,
  databaseTemplates,
  report = silentReport,
  waitsForDatabase = false,
  backupBeforeUpdate,
  whileDatabaseStarts = () => undefined,
}: ServiceOpening) {
  const migrations = await loadMigrations();
  const slowStatements = openSlowStatements({ log, limit: 1_000 });
  const tracing = await openTracing(env, log);
  closers.add(() => tracing?.close());
  const traced = tracing ? [tracing.observeStatement] : [];
  const observe = (opened: Pool) => observedPool(opened, [...slowStatements.observers, ...traced]);
  const embedded = { templates: databaseTemplates, migrations, report, log };
  const pool = observe(await openPool(env, { ...embedded, onStarting: whileDatabaseStarts }));
  closers.add(() => pool.end());
  const database = openDatabase(pool);
  if (waitsForDatabase) await waitForDatabase(pool, { report });
  await pool.unlimited(async (unlimited) => {
    if (waitsForDatabase) await waitForDatabase(unlimited, { report });
    await requireFinished(unlimited);
    if (backupBeforeUpdate !== undefined) {
      const isSkipped = backupBeforeUpdate === 'skipped';
      await backUpBeforeUpdate(unlimited, { env, migrations, isSkipped, report });
    }
    await migrate(openDatabase(unlimited), migrations, report);
  });
  if (env.DATABASE_URL !== undefined) await warnOfPooler({ env, pool, log });
  await loadRegulatoryTables(database);
  const replica =
    env.DATABASE_READ_URL === undefined
      ? undefined
      : openReplica(env.DATABASE_READ_URL, { primary: pool, log, observe });
  closers.add(() => replica?.close());
  return { env, log, pool, database, replica, tracing, slowStatements };
}

async function openPool(env: Env, options: Omit<EmbeddedOptions, 'env'>): Promise<Pool> {
  if (env.DATABASE_URL === undefined) {
    const pool = await openEmbedded({ env, keepsLog: keepsLog(env), ...options });
    const { isWell, detail } = await programsHealth();
    if (!isWell) options.log.warn(detail);
    return pool;
  }
  options.report('Connecting to the database server');
  return openServerPool(env.DATABASE_URL, { directUrl: env.DATABASE_DIRECT_URL });
}
