import type { Database } from '../../db/database';
import type { Env } from '../../kernel/env';
import type { HealthPart } from '../../kernel/health-part';
import { type BackupStateNow, readBackupState } from './backup-state';

type Schedule = Pick<Env, 'BACKUP_AT'>;

/** Two intervals, in milliseconds. */
const oldest = 2 * 24 * 3_600_000;

export async function backupHealth(
  database: Database,
  { BACKUP_AT }: Schedule,
): Promise<HealthPart> {
  if (BACKUP_AT === undefined) return { isWell: true, detail: 'No backups are scheduled.' };
  return healthOf(await readBackupState(database));
}

export function healthOf({ goodAt, failure, now }: BackupStateNow): HealthPart {
  const last = goodAt ? `The last verified backup is of ${goodAt}.` : 'No backup was verified yet.';
  const failed = failure ? ` The last attempt failed: ${failure}` : '';
  return { isWell: goodAt ? now - Date.parse(goodAt) <= oldest : false, detail: last + failed };
}

/** When the last verified backup was begun, in seconds since 1970; undefined without one, or without a schedule. */
export async function lastGoodBackup(
  database: Database,
  { BACKUP_AT }: Schedule,
): Promise<number | undefined> {
  if (BACKUP_AT === undefined) return undefined;
  const { goodAt } = await readBackupState(database);
  return goodAt ? Date.parse(goodAt) / 1000 : undefined;
}
