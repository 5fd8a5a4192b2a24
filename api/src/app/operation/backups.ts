import type { Operation } from 'contract/operation';
import type { Database } from '../../db/database';
import type { Env } from '../../kernel/env';
import { backupFiles } from '../backup/backup-folder';
import { readBackupState } from '../backup/backup-state';
import { readRecoveryPoint } from '../recovery/recovery-point';
import { nextBackup } from '../backup/start-backups';

/** How the backups of the schedule are: when, where, how large, and up to which moment data could be restored. */
export async function readBackups(
  database: Database,
  env: Pick<Env, 'BACKUP_AT' | 'BACKUP_FOLDER' | 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<Operation['backups']> {
  const { BACKUP_AT, BACKUP_FOLDER } = env;
  const state = await readBackupState(database);
  const recovery = await readRecoveryPoint(env);
  return {
    at: BACKUP_AT ?? null,
    nextAt: BACKUP_AT === undefined ? null : nextBackup(state, BACKUP_AT).toISOString(),
    folder: BACKUP_FOLDER ?? null,
    verifiedAt: state.goodAt ?? null,
    failure: state.failure ?? null,
    recoveryUntil: recovery?.until.toISOString() ?? null,
    files: BACKUP_FOLDER === undefined ? null : await backupFiles(BACKUP_FOLDER),
  };
}
