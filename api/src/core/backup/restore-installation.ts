import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTables } from '../../db/copy/database-tables';
import { openEmbedded } from '../../db/embedded/open-embedded';
import { loadMigrations } from '../../db/load-migrations';
import type { Pool } from '../../db/pool';
import { openServerPool } from '../../db/server-pool';
import { openStorage } from '../../file/storage/open-storage';
import { holdDataFolder } from '../data-folder';
import type { Env } from '../env';
import { openLog } from '../log/open-log';
import { protectDataFolder } from '../private-folder';
import { silentReport, type StartReport } from '../start/start-report';
import { syncPath } from '../sync-path';
import { backupKey } from './back-up-installation';
import { type BackupCounts, type SecretName, secretNames } from './backup-contents';
import { hasDatabase } from './has-database';
import { restoreBackup } from './restore-backup';

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
  const { env } = restore;
  await protectDataFolder(env.DATA_DIR);
  return env.DATABASE_URL === undefined
    ? restoreIntoFolder(restore)
    : restoreIntoServer(restore, env.DATABASE_URL);
}

async function restoreIntoServer(
  restore: InstallationRestore,
  address: string,
): Promise<BackupCounts> {
  const { DATABASE_DIRECT_URL: direct, DATABASE_POOLER } = restore.env;
  const hasPooler = DATABASE_POOLER && direct === undefined;
  const pool = openServerPool(direct ?? address, { statementLimit: 0, hasPooler });
  try {
    await requireNoTables(pool);
    return await restoreInto(restore, pool, restore.env.DATA_DIR);
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

/** All that is restored gets its place at the end, the database last: a folder with one is complete. */
async function restoreIntoFolder(restore: InstallationRestore): Promise<BackupCounts> {
  const { env } = restore;
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    await requireEmptyFolder(env.DATA_DIR);
    const draft = join(env.DATA_DIR, 'restoring');
    await rm(draft, { recursive: true, force: true });
    await mkdir(draft, { mode: 0o700 });
    const log = await openLog({ ...env, LOG_LEVEL: 'warn' });
    const migrations = await loadMigrations();
    const options = { templates: undefined, migrations, report: silentReport, log };
    const pool = await openEmbedded({ env: { ...env, DATA_DIR: draft }, ...options });
    const counts = await pool
      .unlimited((unlimited) => restoreInto(restore, unlimited, draft))
      .finally(() => pool.end());
    await putInPlace(draft, env.DATA_DIR);
    return counts;
  } finally {
    await held.release();
  }
}

async function requireEmptyFolder(folder: string): Promise<void> {
  const database = await hasDatabase(folder);
  const other = ['files', ...secretNames].find((name) => existsSync(join(folder, name)));
  const found = database ? 'a database' : other;
  if (found === undefined) return;
  throw new Error(`${folder} has ${found} already. Set DATA_DIR to an empty folder, or move it away.`);
}

async function putInPlace(draft: string, folder: string): Promise<void> {
  const names = (await readdir(draft)).toSorted((one) => (one.startsWith('postgres') ? 1 : -1));
  for (const name of names) await rename(join(draft, name), join(folder, name));
  await rm(draft, { recursive: true });
  await syncPath(folder);
}

async function restoreInto(
  { env, path, report }: InstallationRestore,
  pool: Pool,
  folder: string,
): Promise<BackupCounts> {
  const storage = openStorage({ ...env, DATA_DIR: folder });
  return restoreBackup(
    { path, key: backupKey(env) },
    {
      pool,
      migrations: await loadMigrations(),
      writeFile: (name, bytes) => storage.write(name, bytes),
      removeFile: (name) => storage.remove(name),
      writeSecret: (name, bytes) => writeSecret(env, folder, { name, bytes }),
      report,
    },
  );
}

interface Secret {
  readonly name: SecretName;
  readonly bytes: Buffer;
}

/** A secret that a setting gives stays the setting's. */
async function writeSecret(env: Env, folder: string, { name, bytes }: Secret): Promise<void> {
  const given = name === 'jwt-secret' ? env.JWT_SECRET : env.ENCRYPTION_KEY;
  if (given !== undefined) return;
  const path = join(folder, name);
  if (existsSync(path) && !(await readFile(path)).equals(bytes))
    throw new Error(`${path} is another one than the backup's. Move it away first.`);
  await writeFile(path, bytes, { mode: 0o600 });
}
