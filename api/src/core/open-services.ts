import type { ServedShell } from '../release/served-shell';
import type { Logger } from 'pino';
import { closeCards } from '../catalog/card/cards';
import { openLog } from './log/open-log';
import { type CopyService, startCopyService } from './backup/copy-service';
import { startBackups } from './backup/start-backups';
import { openSlowStatements } from './log/slow-statements';
import { protectDataFolder } from './private-folder';
import { silentReport, type StartReport } from './start/start-report';
import { warnOfPooler } from './start/warn-of-pooler';
import { openTracing, type Tracing } from './tracing/tracing';
import { logTerminatedWorkers } from './worker/terminated-workers';
import { holdDataFolder, type DataFolder } from './data-folder';
import { composeServices } from './compose-services';
import { openDatabase } from '../db/database';
import { openEmbedded, type EmbeddedOptions } from '../db/embedded/open-embedded';
import { loadMigrations } from '../db/load-migrations';
import { migrate } from '../db/migrate';
import { loadRegulatoryTables } from '../regulation/load-tables';
import type { Pool } from '../db/pool';
import { observedPool } from '../db/observed-pool';
import { startPartitions } from '../db/partitions/monthly-partitions';
import { openReplica } from '../db/open-replica';
import type { Replica } from '../db/replica';
import { openServerPool } from '../db/server-pool';
import type { Env } from './env';
import { openLastingKeys } from './secrets/lasting-keys';
import { readSecrets } from './secrets/read-secrets';
import type { SenderOptions } from '../email/sending/sender-options';
import { startBounceIntake } from '../email/bounce/start-bounce-intake';
import { startEmailSender } from '../email/sending/start-email-sender';
import type { Mailbox, OpenMailbox } from '../email/mailbox';
import { startCdnPurges } from '../integration/cdn/start-cdn-purges';
import { startWebhookSender } from '../integration/webhook/webhook-sender';
import { startAuditRounds } from '../record/audit/start-audit-rounds';
import { startReminders } from '../inquiry/raise-reminders';
import { warnOfMissingRoles } from '../staff/provider/domain-roles';
import { startPurge } from '../jobs/purge';
import { startOutboxDispatcher } from '../jobs/outbox-dispatcher';
import { startJobRunner } from '../jobs/job-runner';
import type { Job } from '../jobs/repeat';
import { startCompaction } from '../jobs/compact-tallies';
import { startMaintenance } from '../jobs/maintenance';
import { openWakeUps, type WakeUps } from '../jobs/wake-ups';
import { prepareMoleculeIndex } from '../catalog/structure/rdkit/molecule-index';
import { startCatalogJobs } from '../catalog/start-catalog-jobs';
import type { Services } from './services';
import { closeInchi } from '../catalog/inchi/inchi';
import { closeStructures } from '../catalog/structure/structures';

/** The services of a running process, including its background work. */
export interface RunningServices extends Services {
  readonly jobs: readonly Job[];
  readonly wakeUps: WakeUps;
  /** Locked while the database is embedded, which allows only one process. */
  readonly dataFolder: DataFolder | undefined;
  /** Gives commands copies of a database of PGlite. */
  readonly copyService: CopyService | undefined;
  /** Stops logging of terminated worker threads. */
  readonly stopLogging: () => void;
}

export interface ServiceOptions {
  /** A folder with empty embedded databases, one of which is copied when there is no database yet. */
  readonly databaseTemplates?: string;
  readonly report?: StartReport;
  readonly log?: Logger;
  /** What the panel's page offers to remotes. */
  readonly shell?: ServedShell;
  /** Opens the development mail server, where the process brings one. */
  readonly openMailbox?: OpenMailbox;
  /** Work that fills the time in which the database starts. */
  readonly whileDatabaseStarts?: () => void;
  /** Options for sending mail, where they differ from the default. */
  readonly sending?: Partial<SenderOptions>;
}

/**
 * Opens the configured database, migrates it and starts the jobs.
 *
 * @throws DataFolderInUse when another process has the embedded database
 */
export async function openServices(
  env: Env,
  {
    sending = {},
    openMailbox,
    databaseTemplates,
    report = silentReport,
    whileDatabaseStarts = () => undefined,
    log: given,
    shell,
  }: ServiceOptions = {},
): Promise<RunningServices> {
  const log = given ?? (await openLog(env));
  if (await protectDataFolder(env.DATA_DIR)) {
    log.warn({ folder: env.DATA_DIR }, 'The data folder was open to other users and is closed now');
  }
  const stopLogging = logTerminatedWorkers(log);
  const dataFolder =
    env.DATABASE_URL === undefined ? await holdDataFolder(env.DATA_DIR) : undefined;
  let pool: Pool | undefined;
  let mailbox: Mailbox | undefined;
  let wakeUps: WakeUps | undefined;
  let replica: Replica | undefined;
  let copyService: CopyService | undefined;
  let tracing: Tracing | undefined;
  try {
    const migrations = await loadMigrations();
    const slowStatements = openSlowStatements({ log, limit: env.LOG_SLOW_STATEMENTS });
    tracing = await openTracing(env, log);
    const traced = tracing ? [tracing.observeStatement] : [];
    const observers = [...slowStatements.observers, ...traced];
    const observe = (opened: Pool) => observedPool(opened, observers);
    const opening = { templates: databaseTemplates, migrations, report, log };
    pool = observe(await openPool(env, { ...opening, onStarting: whileDatabaseStarts }));
    const database = openDatabase(pool);
    await pool.unlimited((unlimited) => migrate(openDatabase(unlimited), migrations, report));
    if (env.STRUCTURE_SEARCH === 'rdkit') await prepareMoleculeIndex(database);
    if (env.DATABASE_URL !== undefined) await warnOfPooler({ env, pool, log });
    await loadRegulatoryTables(database);
    const secrets = await readSecrets(env);
    const lastingKeys = await openLastingKeys(database, { secrets, log });
    mailbox = await openMailbox?.({ env, log });
    if (env.DATABASE_READ_URL !== undefined)
      replica = openReplica(env.DATABASE_READ_URL, { primary: pool, log, observe });
    const parts = { env, log, pool, database, replica, tracing, shell, mailbox };
    const services = composeServices({ ...parts, slowStatements, secrets, lastingKeys });
    await warnOfMissingRoles({ database, roles: env.OIDC_ROLES, log });
    wakeUps = await openWakeUps({ pool, database, log });
    if (pool.engine === 'embedded')
      copyService = await startCopyService({ pool, dataFolder: env.DATA_DIR, log });
    const jobs = [
      startOutboxDispatcher({ services, log, wakeUps }),
      startReminders({ database, log }),
      startPurge(services, log),
      startAuditRounds({ database, log }),
      startPartitions({ database, log }),
      ...(env.BACKUP_AT === undefined ? [] : [startBackups({ services, log })]),
      startJobRunner({ services, log, wakeUps }),
      startEmailSender({ services, log, options: sending, wakeUps }),
      ...(env.BOUNCE_IMAP_URL === undefined ? [] : [startBounceIntake({ services, log })]),
      startWebhookSender({ services, log, wakeUps }),
      ...(env.CDN_PURGE_URL === undefined ? [] : [startCdnPurges({ services, log, wakeUps })]),
      ...startCatalogJobs(services),
      startCompaction({ database, tables: services.tables, log }),
      ...(pool.engine === 'embedded' ? [startMaintenance({ database, log })] : []),
    ];
    return { ...services, jobs, wakeUps, dataFolder, copyService, stopLogging };
  } catch (error) {
    stopLogging();
    await copyService?.close();
    await mailbox?.close();
    await wakeUps?.close();
    await replica?.close();
    await pool?.end();
    await tracing?.close();
    await dataFolder?.release();
    throw error;
  }
}

/** Closes in order of dependency: no queries are left when the database closes, and the folder is unlocked last. */
export async function closeServices({
  jobs,
  wakeUps,
  mail,
  mailbox,
  pool,
  replica,
  responseCache,
  sessions,
  tracing,
  dataFolder,
  copyService,
  stopLogging,
}: RunningServices): Promise<void> {
  await Promise.all(jobs.map((job) => job.stop()));
  await copyService?.close();
  await mail.close();
  await mailbox?.close();
  await Promise.all([closeStructures(), closeInchi(), closeCards()]);
  await responseCache.close();
  await sessions.close();
  await wakeUps.close();
  await replica?.close();
  await pool.end();
  await tracing?.close();
  await dataFolder?.release();
  stopLogging();
}

async function openPool(env: Env, options: Omit<EmbeddedOptions, 'env'>): Promise<Pool> {
  if (env.DATABASE_URL === undefined) return openEmbedded({ env, ...options });
  options.report('Connecting to the database server');
  return openServerPool(env.DATABASE_URL, {
    hasPooler: env.DATABASE_POOLER,
    directUrl: env.DATABASE_DIRECT_URL,
  });
}
