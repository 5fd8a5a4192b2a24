import { readFile, link, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder of an installation, held by this process alone. */
export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** Locks of this very process: its own number in a lock file may also be that of a process before it. */
const held = new Set<string>();

/**
 * Takes the folder, making it when there is none. The lock of a process that is no more is taken over.
 *
 * @throws DataFolderInUse when another process has it
 */
export async function holdDataFolder(path: string): Promise<DataFolder> {
  await mkdir(path, { recursive: true });
  const lock = join(path, 'lock');
  const mine = (await ownerName(process.pid)) ?? String(process.pid);
  while (!(await tryToLock(lock, mine))) await takeOverWhenStale(lock, path, mine);
  held.add(lock);
  return {
    path,
    async release() {
      if (held.delete(lock)) await rm(lock, { force: true });
    },
  };
}

async function tryToLock(lock: string, mine: string): Promise<boolean> {
  const draft = `${lock}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (isErrorWithCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeOverWhenStale(lock: string, path: string, mine: string): Promise<void> {
  const owner = await readIfThere(lock);
  if (owner === undefined) return;
  if (owner === mine ? held.has(lock) : await isAlive(owner)) throw inUse(path, owner);
  await setAside(lock, owner);
}

/** Of several starters one moves the stale lock; a fresh lock that it caught by chance is put back. */
async function setAside(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    await rename(lock, aside);
    if ((await readFile(aside, 'utf8')) !== stale) await link(aside, lock);
  } catch (error) {
    if (!isErrorWithCode(error, 'ENOENT')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function isAlive(owner: string): Promise<boolean> {
  const pid = Number(owner.split(' ')[0]);
  const name = Number.isInteger(pid) && pid > 0 ? await ownerName(pid) : undefined;
  return name === owner;
}

/** A process by its number and, where the system tells it, its start: numbers are used again after a restart. */
async function ownerName(pid: number): Promise<string | undefined> {
  const stat = await readIfThere(`/proc/${pid}/stat`);
  const start = stat?.slice(stat.lastIndexOf(')')).split(' ')[20];
  if (start !== undefined) return `${pid} ${start}`;
  return isKnownProcess(pid) ? String(pid) : undefined;
}

function isKnownProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isErrorWithCode(error, 'EPERM');
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isErrorWithCode(error, 'ENOENT') || isErrorWithCode(error, 'ESRCH')) return undefined;
    throw error;
  }
}

function inUse(path: string, owner: string): DataFolderInUse {
  const pid = owner.split(' ')[0];
  return new DataFolderInUse(
    `The data folder ${path} is in use by process ${pid}. Stop that process first, or set DATA_DIR to another folder.`,
  );
}

function isErrorWithCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
