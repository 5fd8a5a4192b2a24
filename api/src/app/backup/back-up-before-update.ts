import { join, resolve } from 'node:path';
import { backupKey } from '../../kernel/backup-settings';
import { openDatabase } from '../../db/database';
import { findServerPrograms } from '../../db/embedded/server-programs';
import { ServerUnfit } from '../../db/embedded/server-unfit';
import { type Migrations, readMigrationState } from '../../db/migrate';
import type { Pool } from '../../db/pool';
import type { Env } from '../../kernel/env';
import type { StartReport } from '../../process/start-report';
import { BackupDamaged } from '../../storage/sealed-file';
import { backUpInstallation } from './back-up-installation';
import { newestVerified, openBackupFolder } from './backup-folder';
import { describeCounts } from './describe-counts';
import { NotDecrypted } from '../../storage/encryption';
import { readManifest } from './restore-backup';

/** The database has to be updated, and could not be backed up before; the message says why and what to do. */
export class NotBackedUp extends Error {
  override name = 'NotBackedUp';
}

interface Update {
  readonly env: Env;
  readonly migrations: Migrations;
  /** Whether whoever starts the update has told it to make no backup. */
  readonly isSkipped: boolean;
  readonly report: StartReport;
  /** Whether a backup can be restored on this machine, to compare it. */
  readonly canVerify?: () => Promise<boolean>;
}

/**
 * Backs an installation up and verifies it, where its database is about to be updated: the way back from an update that the
 * former version cannot live with. A new database has nothing to back up.
 *
 * @param pool - without a limit of statements, and past a pooler
 * @throws NotBackedUp; nothing was updated then
 */
export async function backUpBeforeUpdate(pool: Pool, update: Update): Promise<void> {
  if (!(await isUpdated(pool, update))) return;
  if (update.isSkipped) return update.report('The database is updated without a backup, as told');
  const client = await pool.connect();
  try {
    // Processes that start at once: one makes it, and the others find that it is there.
    await client.query("select pg_advisory_lock(hashtext('backup before update'))", []);
    if (await isUpdated(pool, update)) await backUpOnce(pool, update);
  } finally {
    const unlock = "select pg_advisory_unlock(hashtext('backup before update'))";
    // A connection that broke holds no lock any more.
    await client.query(unlock, []).catch(() => undefined);
    client.release();
  }
}

async function isUpdated(pool: Pool, { migrations }: Update): Promise<boolean> {
  const { executed, pending } = await readMigrationState(openDatabase(pool), migrations);
  return executed.size > 0 && pending.length > 0;
}

async function backUpOnce(pool: Pool, update: Update): Promise<void> {
  const { env, report, canVerify = hasPrograms } = update;
  const folder = resolve(env.BACKUP_FOLDER ?? join(env.DATA_DIR, 'backups'));
  try {
    await openBackupFolder(folder);
    const fresh = await freshBackup(pool, folder, update);
    if (fresh !== undefined)
      return report(`The database is updated; ${fresh} is a backup of this hour`);
    report('The database is to be updated: it is backed up before');
    const isVerified = await canVerify();
    const { path, counts } = await backUpInstallation({
      env: { ...env, BACKUP_FOLDER: folder },
      folder,
      isVerified,
      report,
      withDatabase: (work) => work(pool),
    });
    const compared = isVerified
      ? 'restored and compared'
      : 'not restored to compare it, as the product’s PostgreSQL does not run here';
    report(`Backed up ${describeCounts(counts)} to ${path}, ${compared}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new NotBackedUp(
      `The database has to be updated, and its backup to ${folder} failed: ${reason.replace(/\.$/, '')}. ` +
        'Nothing was changed. Correct that, or give --no-backup to update without one.',
      { cause },
    );
  }
}

/** Milliseconds for which a backup counts as one of the state before the update: a start that fails is repeated. */
const maxAge = 3_600_000;

/** The path of a verified backup of this hour, with the schema that the database has. */
async function freshBackup(
  pool: Pool,
  folder: string,
  { env, migrations }: Update,
): Promise<string | undefined> {
  const newest = await newestVerified(folder);
  if (!newest || Date.now() - newest.begunAt.getTime() > maxAge) return undefined;
  try {
    const manifest = await readManifest({ path: newest.path, key: backupKey(env) });
    const { executed } = await readMigrationState(openDatabase(pool), migrations);
    const isOfSchema = manifest.migrations.toSorted().join() === [...executed].toSorted().join();
    return isOfSchema ? newest.path : undefined;
  } catch (error) {
    if (error instanceof BackupDamaged || error instanceof NotDecrypted) return undefined;
    throw error;
  }
}

async function hasPrograms(): Promise<boolean> {
  try {
    await findServerPrograms();
    return true;
  } catch (error) {
    if (error instanceof ServerUnfit) return false;
    throw error;
  }
}
