import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import type { Env } from '../env';
import { silentReport, type StartReport } from '../start/start-report';
import type { BackupCounts } from './backup-contents';
import { removeLeftOver } from './remove-left-over';
import { type BackupFile, restoreBackup } from './restore-backup';

interface Verifying {
  readonly env: Pick<Env, 'DATA_DIR' | 'DATABASE_ENGINE'>;
  readonly log: Pick<Logger, 'info' | 'warn' | 'error'>;
  readonly report: StartReport;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Restores a backup into a database that is thrown away, in the data folder's disk, and compares every row and file
 * with what was backed up.
 *
 * @throws BackupDamaged, NotDecrypted
 */
export async function verifyBackup(
  backup: BackupFile,
  { env, log, report, signal }: Verifying,
): Promise<BackupCounts> {
  await removeLeftOver(env.DATA_DIR, /^verifying-backup-/);
  const scratch = await mkdtemp(join(env.DATA_DIR, 'verifying-backup-'));
  try {
    const migrations = await loadMigrations();
    const options = { templates: undefined, migrations, report: silentReport, log };
    const pool = await openEmbedded({ env: { ...env, DATA_DIR: scratch }, ...options });
    try {
      return await pool.unlimited((unlimited) =>
        restoreBackup(backup, {
          pool: unlimited,
          migrations,
          ...nowhere,
          report,
          signal,
        }),
      );
    } finally {
      await pool.end();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Files are compared and not stored. */
const nowhere = {
  writeFile: () => Promise.resolve(),
  removeFile: () => Promise.resolve(),
  writeSecret: () => Promise.resolve(),
};
