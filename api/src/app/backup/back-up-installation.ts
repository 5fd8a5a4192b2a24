import { stat } from 'node:fs/promises';
import { backupKey } from '../../kernel/backup-settings';
import { join } from 'node:path';
import { openStorage } from '../../storage/open-storage';
import type { Env } from '../../kernel/env';
import { openLog } from '../../kernel/log/open-log';
import type { StartReport } from '../../process/start-report';
import { removeOldErasures } from '../../privacy/erasures-to-repeat';
import type { PoolClient } from '../../db/pool';
import type { BackupCounts } from './backup-contents';
import {
  markVerified,
  newBackupName,
  oldestRestorable,
  openBackupFolder,
  removeOldBackups,
} from './backup-folder';
import { databaseOf, type WithDatabase } from './backup-source';
import { filesFolder, removeOldCopies } from './file-copies';
import { verifyBackup } from './verify-backup';
import { writeBackup } from './write-backup';

interface InstallationBackup {
  readonly env: Env;
  readonly folder: string;
  /** Restores it into a database that is thrown away; then backups beyond `BACKUP_KEEP` are removed from `BACKUP_FOLDER`. */
  readonly isVerified: boolean;
  readonly report: StartReport;
  /** Where the process has the database open itself. */
  readonly withDatabase?: WithDatabase;
  readonly signal?: AbortSignal;
}

export interface FinishedBackup {
  readonly path: string;
  readonly bytes: number;
  readonly counts: BackupCounts;
  readonly removed: readonly string[];
}

/** Backs an installation up into a new file of a folder, while the product runs or not. */
export async function backUpInstallation({
  env,
  folder,
  isVerified,
  report,
  withDatabase = databaseOf(env),
  signal,
}: InstallationBackup): Promise<FinishedBackup> {
  await openBackupFolder(folder);
  const key = backupKey(env);
  const file = { path: join(folder, newBackupName()), key };
  const copies = { folder: filesFolder(folder), key };
  const source = { storage: openStorage(env), copies, dataFolder: env.DATA_DIR, report, signal };
  const counts = await withClient(withDatabase, (client) =>
    writeBackup({ ...source, client }, file),
  );
  const { size: bytes } = await stat(file.path);
  const written = { path: file.path, bytes, counts };
  if (!isVerified) return { ...written, removed: [] };
  report('Restoring it into a database that is thrown away');
  const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
  await markVerified(file.path, await verifyBackup(file, { env, log, report, signal }));
  if (folder !== env.BACKUP_FOLDER) return { ...written, removed: [] };
  const removed = await removeOldBackups(folder, env.BACKUP_KEEP);
  const oldest = await oldestRestorable(folder);
  if (oldest) {
    await removeOldErasures(env, oldest);
    await withClient(withDatabase, (client) => removeOldCopies(client, copies.folder, oldest));
  }
  return { ...written, removed };
}

function withClient<Result>(
  withDatabase: WithDatabase,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withDatabase(async (pool) => {
    const client = await pool.connect();
    return work(client).finally(() => client.release());
  });
}
