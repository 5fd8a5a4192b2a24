import type { Database } from '../../db/database';
import type { Env } from '../env';
import type { HealthPart } from '../ops/health-parts';
import { type BackupState, readBackupState } from './backup-state';

/** Two intervals, in milliseconds. */
const oldest = 2 * 24 * 3_600_000;

/** How backups are, and when the last one that was verified was begun, in seconds since 1970. */
export async function backupHealth(
  database: Database,
  { BACKUP_AT }: Pick<Env, 'BACKUP_AT'>,
): Promise<HealthPart> {
  if (BACKUP_AT === undefined) return { isWell: true, detail: 'No backups are scheduled.' };
  return healthOf(await readBackupState(database), Date.now());
}

export function healthOf({ goodAt, failure }: BackupState, now: number): HealthPart {
  const last = goodAt
    ? `The last verified backup is of ${goodAt}.`
    : 'No backup was verified yet.';
  const failed = failure ? ` The last attempt failed: ${failure}` : '';
  const isWell = goodAt ? now - Date.parse(goodAt) <= oldest : !failure;
  return { isWell, detail: last + failed };
}

/** Seconds since 1970; undefined without one. */
export async function lastGoodBackup(database: Database): Promise<number | undefined> {
  const { goodAt } = await readBackupState(database);
  return goodAt ? Date.parse(goodAt) / 1000 : undefined;
}
