import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { uuidv7 } from 'uuidv7';
import { repeat, type Job } from '../../jobs/repeat';
import { startRenewal } from '../../jobs/lease';
import type { Services } from '../services';
import { silentReport } from '../start/start-report';
import { backUpInstallation, type FinishedBackup } from './back-up-installation';
import { type BackupState, endLease, leaseBackup, noteBackup, readBackupState } from './backup-state';
import type { OpenSource } from './open-backup-source';
import { copyPglite, openPgliteCopy } from './pglite-copy';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Of a lease, in seconds. */
const leaseLength = 300;

interface BackupJob {
  readonly services: Pick<Services, 'env' | 'pool' | 'database'>;
  readonly log: Pick<Logger, 'info' | 'error'>;
}

/** Makes a backup each day at `BACKUP_AT`, by one process of all, and verifies it. */
export function startBackups({ services, log }: BackupJob): Job {
  const stopping = new AbortController();
  const round = () => backUpWhenDue({ services, log, signal: stopping.signal });
  const job = repeat({ name: 'backup', pause: minute, round, log });
  return {
    stop() {
      stopping.abort(new Error('The process stops'));
      return job.stop();
    },
  };
}

/**
 * Whether a backup is due: none was begun since the last moment of the day, or the one begun failed an hour ago.
 *
 * @param at - the time of the day in UTC: `02:30`
 */
export function isBackupDue({ begunAt, goodAt }: BackupState, at: string, now: number): boolean {
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${at}:00Z`);
  const moment = today > now ? today - day : today;
  const begun = Date.parse(begunAt ?? '1970-01-01');
  if (begun < moment) return true;
  return begunAt !== goodAt && begun < now - hour;
}

export async function backUpWhenDue(
  backup: BackupJob & { readonly signal: AbortSignal },
): Promise<void> {
  const { env, database } = backup.services;
  const { BACKUP_AT: at, BACKUP_FOLDER: folder } = env;
  if (at === undefined || folder === undefined) return;
  const isDue = async () => isBackupDue(await readBackupState(database), at, Date.now());
  if (!(await isDue())) return;
  const holder = uuidv7();
  if (!(await leaseBackup(database, { holder, seconds: leaseLength }))) return;
  const renew = () => leaseBackup(database, { holder, seconds: leaseLength });
  const pause = (leaseLength * 1000) / 5;
  const renewal = startRenewal({ name: 'backup lease', pause, renew, log: backup.log });
  try {
    if (await isDue()) await backUpAndNote(backup, resolve(folder));
  } finally {
    await renewal.stop();
    await endLease(database, holder);
  }
}

async function backUpAndNote(
  { services, log, signal }: BackupJob & { readonly signal: AbortSignal },
  folder: string,
): Promise<void> {
  const { env, database } = services;
  const begunAt = new Date().toISOString();
  await noteBackup(database, { begunAt });
  try {
    const done = await backUpInstallation({
      env: { ...env, BACKUP_FOLDER: folder },
      folder,
      isVerified: true,
      report: silentReport,
      openSource: () => openOwnSource(services),
      signal,
    });
    await noteBackup(database, { goodAt: begunAt, failure: null });
    logDone(log, done);
  } catch (error) {
    // A stop is no failure: the next process begins again.
    const failure = error instanceof Error ? error.message : String(error);
    await noteBackup(database, signal.aborted ? { begunAt: null } : { failure });
    if (!signal.aborted) throw error;
  }
}

function logDone(log: BackupJob['log'], { path, bytes, counts, removed }: FinishedBackup): void {
  log.info({ path, bytes, ...counts, removed }, 'A backup was made, restored and compared');
}

async function openOwnSource({ env, pool }: BackupJob['services']): Promise<OpenSource> {
  if (pool.engine === 'server') return openUnlimited(pool);
  const copy = await copyPglite(pool, env.DATA_DIR);
  const own = await openPgliteCopy(copy);
  return {
    pool: own,
    async close() {
      await own.end();
      await copy.remove();
    },
  };
}

/** A pool without a limit of statements, until it is closed. */
function openUnlimited(pool: Services['pool']): Promise<OpenSource> {
  return new Promise((settle, reject) => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((done) => {
      end = done;
    });
    const lent = pool.unlimited(async (unlimited) => {
      settle({
        pool: unlimited,
        close: async () => {
          end();
          await lent;
        },
      });
      await ended;
    });
    lent.catch(reject);
  });
}
