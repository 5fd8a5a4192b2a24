import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { repeat, type Job } from '../../jobs/repeat';
import { byOneProcess } from '../../jobs/named-lease';
import type { Services } from '../../kernel/services';
import { silentReport } from '../../process/start-report';
import { backUpInstallation } from './back-up-installation';
import { backupLease, type BackupStateNow, noteBackup, readBackupState } from './backup-state';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

interface BackupJob {
  readonly services: Pick<Services, 'env' | 'pool' | 'database' | 'meters'>;
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
export function isBackupDue({ begunAt, goodAt, now }: BackupStateNow, at: string): boolean {
  const moment = lastMoment(now, at);
  const begun = Date.parse(begunAt ?? '1970-01-01');
  if (begun < moment) return true;
  return begunAt !== goodAt && begun < now - hour;
}

/** When the next backup is begun. */
export function nextBackup(state: BackupStateNow, at: string): Date {
  const { now } = state;
  return new Date(isBackupDue(state, at) ? now : lastMoment(now, at) + day);
}

/** The last time that it was this time of the day. */
function lastMoment(now: number, at: string): number {
  const today = Date.parse(`${new Date(now).toISOString().slice(0, 10)}T${at}:00Z`);
  return today > now ? today - day : today;
}

export async function backUpWhenDue(
  backup: BackupJob & { readonly signal: AbortSignal },
): Promise<void> {
  const { env, database } = backup.services;
  const { BACKUP_AT: at, BACKUP_FOLDER: folder } = env;
  if (at === undefined || folder === undefined) return;
  if (!isBackupDue(await readBackupState(database), at)) return;
  await byOneProcess({ database, name: backupLease, log: backup.log }, async () => {
    // Another process may have made it just before.
    const state = await readBackupState(database);
    if (isBackupDue(state, at)) await backUpAndNote(backup, { folder: resolve(folder), ...state });
  });
}

async function backUpAndNote(
  { services, log, signal }: BackupJob & { readonly signal: AbortSignal },
  { folder, now }: { readonly folder: string; readonly now: number },
): Promise<void> {
  const { env, pool, database, meters } = services;
  const started = performance.now();
  const begunAt = new Date(now).toISOString();
  await noteBackup(database, { begunAt });
  try {
    const { path, bytes, counts, removed } = await backUpInstallation({
      env: { ...env, BACKUP_FOLDER: folder },
      folder,
      isVerified: true,
      report: silentReport,
      withDatabase: (work) => pool.unlimited(work),
      signal,
    });
    await noteBackup(database, { goodAt: begunAt, failure: null });
    meters.backups.inc({ result: 'good' });
    meters.backupBytes.set(bytes);
    meters.backupSeconds.set((performance.now() - started) / 1_000);
    log.info({ path, bytes, ...counts, removed }, 'A backup was made, restored and compared');
  } catch (error) {
    // A stop is no failure: the next process begins again.
    const failure = error instanceof Error ? error.message : String(error);
    await noteBackup(database, signal.aborted ? { begunAt: null } : { failure });
    if (signal.aborted) return;
    meters.backups.inc({ result: 'failed' });
    throw error;
  }
}
