import { statfs } from 'node:fs/promises';
import type { Logger } from 'pino';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import type { Env } from '../../kernel/env';
import { silentReport, type StartReport } from '../../process/start-report';
import type { BackupCounts } from './backup-contents';
import { readManifest, restoreBackup } from './restore-backup';
import type { SealedFile } from '../../storage/sealed-file';
import { withScratchFolder } from './scratch-folder';

interface Verifying {
  readonly env: Pick<Env, 'DATA_DIR'>;
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
  backup: SealedFile,
  { env, log, report, signal }: Verifying,
): Promise<BackupCounts> {
  const { databaseBytes } = await readManifest(backup);
  const migrations = await loadMigrations();
  return withScratchFolder(env.DATA_DIR, async (scratch) => {
    await requireSpace(scratch, databaseBytes);
    const options = { templates: undefined, migrations, report: silentReport, log };
    const pool = await openEmbedded({ env: { ...env, DATA_DIR: scratch }, ...options });
    const target = { migrations, ...nowhere, report, signal };
    try {
      return await pool.unlimited((unlimited) =>
        restoreBackup(backup, { ...target, pool: unlimited }),
      );
    } finally {
      await pool.end();
    }
  });
}

const megabyte = 2 ** 20;
/** Of the log that the database writes ahead, and of an empty database. */
const besides = 512 * megabyte;

/** A disk that is filled by a comparison would stop the product. */
async function requireSpace(folder: string, databaseBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = 2 * databaseBytes + besides;
  if (bavail * bsize >= needed) return;
  const megabytes = Math.ceil(needed / megabyte);
  throw new Error(`Verifying the backup needs ${megabytes} MB of space in DATA_DIR. Make room.`);
}

/** Files are compared and not stored. */
const nowhere = {
  writeFile: () => Promise.resolve(),
  removeFile: () => Promise.resolve(),
  writeSecret: () => Promise.resolve(),
};
