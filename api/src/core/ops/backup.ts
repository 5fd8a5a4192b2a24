import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { closeToOthers, protectDataFolder } from '../private-folder';
import { holdDataFolder } from '../data-folder';
import type { Env } from '../env';
import { hasCode } from '../error-code';

type Installation = Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>;

/**
 * The parts of an installation: the embedded database, the files, the released remotes as served, and the secrets for
 * signing and encryption.
 */
const parts = ['postgres', 'files', 'remotes', 'jwt-secret', 'encryption-key'];

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
  if (!(await exists(join(source, 'postgres')))) throw new Error(`${source} is no backup.`);
  const held = await holdDataFolder(env.DATA_DIR);
  try {
    await protectDataFolder(env.DATA_DIR);
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
    await cp(join(from, part), join(to, part), { recursive: true, preserveTimestamps: true });
  }
  await closeToOthers(to);
}

async function moveParts(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const part of await partsOf(from)) await rename(join(from, part), join(to, part));
}

async function partsOf(folder: string): Promise<string[]> {
  const present = new Set(await readdir(folder));
  return parts.filter((part) => present.has(part));
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
