import { cp, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { endLeftServer } from '../../db/embedded/left-server';
import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import { closeToOthers, protectDataFolder } from '../private-folder';
import { holdDataFolder } from '../data-folder';
import type { Env } from '../env';
import { secretFiles } from '../secrets/key-files';
import { hasCode } from '../error-code';

type Installation = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/** The parts of an installation besides its database: files, released remotes as served, and secrets. */
const parts = ['files', 'remotes', ...secretFiles];
/** The embedded database: PostgreSQL's folder of a major version, or PGlite's. */
const databaseFolder = /^postgres(?:ql-\d+)?$/;

/**
 * Copies the data folder to a new folder. The product must be stopped: a copy of a running database would be
 * inconsistent.
 *
 * @throws DataFolderInUse while it runs
 */
export async function backUp(env: Installation, target: string): Promise<void> {
  requireEmbedded(env);
  if (await exists(target)) throw new Error(`${target} is there already. Name a new folder.`);
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    await protectDataFolder(env.DATA_DIR);
    await endServers(env.DATA_DIR);
    const draft = `${target}.partial`;
    await rm(draft, { recursive: true, force: true });
    await copyParts(env.DATA_DIR, draft);
    await rename(draft, target);
  } finally {
    await held.release();
  }
}

/**
 * Replaces the data folder by a backup. The previous data is moved aside, not deleted.
 *
 * @returns the folder with the previous data
 */
export async function restore(env: Installation, source: string): Promise<string> {
  requireEmbedded(env);
  if (!(await hasDatabase(source))) throw new Error(`${source} is no backup.`);
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    await protectDataFolder(env.DATA_DIR);
    await endServers(env.DATA_DIR);
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const fresh = join(env.DATA_DIR, `restoring-${stamp}`);
    const aside = join(env.DATA_DIR, `before-restore-${stamp}`);
    await copyParts(source, fresh);
    await moveParts(env.DATA_DIR, aside);
    await moveParts(fresh, env.DATA_DIR);
    await rm(fresh, { recursive: true });
    return aside;
  } finally {
    await held.release();
  }
}

async function copyParts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const part of await partsOf(from)) {
    await cp(join(from, part), join(to, part), {
      recursive: true,
      preserveTimestamps: true,
      filter: isKept,
    });
  }
  await closeToOthers(to);
}

/** A server that was killed leaves its socket and its lock. */
async function isKept(path: string): Promise<boolean> {
  return basename(path) !== 'postmaster.pid' && !(await lstat(path)).isSocket();
}

/** A server that was left running by a killed process would write on while its folder is copied or moved. */
async function endServers(folder: string): Promise<void> {
  for (const major of await majorsIn(folder)) await endLeftServer(serverFolder(folder, major));
}

async function moveParts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const part of await partsOf(from)) await rename(join(from, part), join(to, part));
}

async function partsOf(folder: string): Promise<string[]> {
  const present = await readdir(folder);
  return present.filter((name) => databaseFolder.test(name) || parts.includes(name));
}

async function hasDatabase(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.some((name) => databaseFolder.test(name));
}

function requireEmbedded({ DATABASE_URL }: Installation): void {
  if (DATABASE_URL === undefined) return;
  throw new Error(
    'With DATABASE_URL, back the database up with pg_dump and copy the folder files of DATA_DIR.',
  );
}

async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
