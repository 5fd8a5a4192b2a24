import { existsSync } from 'node:fs';
import { backupKey } from '../../kernel/backup-settings';
import { mkdir, readdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTables } from '../../db/copy/database-tables';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import type { Pool } from '../../db/pool';
import { openServerPool } from '../../db/server-pool';
import { openStorage } from '../../storage/open-storage';
import { holdDataFolder } from '../../process/data-folder';
import type { Env } from '../../kernel/env';
import { openLog } from '../../kernel/log/open-log';
import { protectDataFolder } from '../../process/private-folder';
import { secretFiles } from '../../kernel/secrets/key-files';
import { silentReport, type StartReport } from '../../process/start-report';
import { syncPath } from '../../process/sync-path';
import type { BackupCounts } from './backup-contents';
import { isDatabase } from './has-database';
import { readManifest, restoreBackup } from './restore-backup';
import { removeLeftFolder } from './scratch-folder';

interface InstallationRestore {
  readonly env: Env;
  readonly path: string;
  readonly report: StartReport;
}

/**
 * Restores a backup into an empty installation: the database at `DATABASE_URL`, or the data folder.
 *
 * @throws Error when something is there already
 */
export async function restoreInstallation(restore: InstallationRestore): Promise<BackupCounts> {
  const { env, path } = restore;
  await protectDataFolder(env.DATA_DIR);
  // A wrong key or a wrong file is told before anything is written.
  await readManifest({ path, key: backupKey(env) });
  return env.DATABASE_URL === undefined
    ? fillDataFolder(env.DATA_DIR, (draft) => restoreIntoDraft(restore, draft))
    : restoreIntoServer(restore, env.DATABASE_URL);
}

async function restoreIntoServer(
  restore: InstallationRestore,
  address: string,
): Promise<BackupCounts> {
  const { DATABASE_DIRECT_URL: directUrl, DATA_DIR } = restore.env;
  const pool = openServerPool(address, { statementLimit: 0, directUrl });
  try {
    requireNone(DATA_DIR, missingSecrets(restore.env));
    return await pool.unlimited(async (unlimited) => {
      await requireNoTables(unlimited);
      return restoreInto(restore, unlimited, DATA_DIR);
    });
  } finally {
    await pool.end();
  }
}

async function requireNoTables(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    const [table] = await readTables(client);
    if (table === undefined) return;
    throw new Error(`The database has the table ${table.name} already. Name an empty database.`);
  } finally {
    client.release();
  }
}

/**
 * Fills an empty data folder. All that is restored gets its place at the end, the database last: a folder with one is complete.
 *
 * @throws Error when something is there already
 */
export async function fillDataFolder<Result>(
  folder: string,
  fill: (draft: string) => Promise<Result>,
): Promise<Result> {
  const held = await holdDataFolder(folder);
  try {
    const databases = (await readdir(folder)).filter(isDatabase);
    requireNone(folder, [...databases, 'files', ...secretFiles]);
    const draft = join(folder, 'restoring');
    await removeLeftFolder(draft);
    await mkdir(draft, { mode: 0o700 });
    const result = await fill(draft).catch(async (error: unknown) => {
      await removeLeftFolder(draft);
      throw error;
    });
    await putInPlace(draft, folder);
    return result;
  } finally {
    await held.release();
  }
}

async function restoreIntoDraft(
  restore: InstallationRestore,
  draft: string,
): Promise<BackupCounts> {
  const { env } = restore;
  const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
  const migrations = await loadMigrations();
  const options = { templates: undefined, migrations, report: silentReport, log };
  const pool = await openEmbedded({ env: { ...env, DATA_DIR: draft }, ...options });
  try {
    return await pool.unlimited((unlimited) => restoreInto(restore, unlimited, draft));
  } finally {
    await pool.end();
  }
}

/** The names of the secrets that no setting gives. */
export function missingSecrets({ JWT_SECRET, ENCRYPTION_KEY }: Env): string[] {
  const isGiven = (name: string) =>
    (name.startsWith('jwt-secret') ? JWT_SECRET : ENCRYPTION_KEY) !== undefined;
  return secretFiles.filter((name) => !isGiven(name));
}

function requireNone(folder: string, names: readonly string[]): void {
  const found = names.find((name) => existsSync(join(folder, name)));
  if (found === undefined) return;
  throw new Error(
    `${folder} has ${found} already. Set DATA_DIR to an empty folder, or move it away.`,
  );
}

async function putInPlace(draft: string, folder: string): Promise<void> {
  const names = await readdir(draft);
  const others = names.filter((name) => !isDatabase(name));
  for (const name of [...others, ...names.filter(isDatabase)])
    await rename(join(draft, name), join(folder, name));
  await rmdir(draft);
  await syncPath(folder);
}

async function restoreInto(
  { env, path, report }: InstallationRestore,
  pool: Pool,
  folder: string,
): Promise<BackupCounts> {
  const storage = openStorage({ ...env, DATA_DIR: folder });
  const secrets = missingSecrets(env);
  return restoreBackup(
    { path, key: backupKey(env) },
    {
      pool,
      migrations: await loadMigrations(),
      writeFile: (name, bytes) => storage.write(name, bytes),
      removeFile: (name) => storage.remove(name),
      async writeSecret(name, bytes) {
        if (!secrets.includes(name)) return;
        await writeFile(join(folder, name), bytes, { mode: 0o600, flush: true });
      },
      report,
    },
  );
}
