import type { Database } from '../../db/database';
import type { Env } from '../../kernel/env';
import type { HealthPart } from '../../kernel/health-part';
import { recoveryHealth } from '../recovery/recovery-point';
import { type BackupStateNow, readBackupState } from './backup-state';

type Schedule = Pick<Env, 'BACKUP_AT'>;
type Places = Pick<
  Env,
  'BACKUP_AT' | 'BACKUP_FOLDER' | 'BACKUP_BUCKET' | 'DATABASE_URL' | 'DATA_DIR'
>;

/** Two intervals, in milliseconds. */
const oldest = 2 * 24 * 3_600_000;

export async function backupHealth(database: Database, env: Places): Promise<HealthPart> {
  if (env.BACKUP_AT === undefined) return { isWell: true, detail: 'No backups are scheduled.' };
  const state = await readBackupState(database);
  const recovery = await recoveryHealth(env);
  const bucket = env.BACKUP_BUCKET && bucketHealth(state);
  const parts = [healthOf(state), recovery, bucket].filter((part) => part !== undefined);
  return {
    isWell: parts.every(({ isWell }) => isWell),
    detail: parts.map(({ detail }) => detail).join(' '),
  };
}

/** Milliseconds for which copies to the bucket may fail. */
const maxSilence = 15 * 60_000;

export function bucketHealth({
  sentAt,
  sendFailure,
  failingSince,
  now,
}: BackupStateNow): HealthPart {
  const isLate = failingSince ? now - Date.parse(failingSince) > maxSilence : false;
  const last = sentAt
    ? `The last copy to the bucket was of ${sentAt}.`
    : 'The bucket is being filled.';
  const failed = failingSince ? ` Copies have failed since ${failingSince}: ${sendFailure}` : '';
  return { isWell: !isLate, detail: last + failed };
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
