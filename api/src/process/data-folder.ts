import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { hasCode } from './error-code';
import { isRunning } from './is-running';
import { readIfThere } from './read-if-there';

/** The data folder of an installation, locked by this process. */
export interface DataFolder {
  readonly path: string;
  release(): Promise<void>;
}

export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
}

/** Locks that this process holds or is about to take. */
const held = new Set<string>();

/**
 * Locks the folder, creating it if missing. The lock of a process that has ended is taken over.
 *
 * @throws DataFolderInUse when another process has it, or may have it on another machine
 */
export async function holdDataFolder(path: string): Promise<DataFolder> {
  const lock = join(resolve(path), 'lock');
  if (held.has(lock)) throw inUse(path, process.pid);
  held.add(lock);
  try {
    await mkdir(path, { recursive: true });
    const mine = (await ownerOf(process.pid)) ?? '';
    while (!(await tryToLock(lock, mine))) await takeOverWhenStale(lock, path);
  } catch (error) {
    held.delete(lock);
    throw error;
  }
  return {
    path,
    async release() {
      if (held.delete(lock)) await rm(lock, { force: true });
    },
  };
}

/** Creates the lock together with its content, atomically. */
async function tryToLock(lock: string, mine: string): Promise<boolean> {
  const draft = `${lock}.${hostname()}.${process.pid}`;
  await writeFile(draft, mine);
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function takeOverWhenStale(lock: string, path: string): Promise<void> {
  const owner = await readIfThere(lock);
  if (owner === undefined) return;
  const [host, number] = owner.split(' ');
  const pid = Number(number);
  if (host !== hostname()) {
    const where = `The data folder ${path} belongs to process ${pid} on ${host}.`;
    throw new DataFolderInUse(`${where} If that is gone for good, remove ${lock}.`);
  }
  const isOfEarlierProcess = pid === process.pid;
  if (!isOfEarlierProcess && (await ownerOf(pid)) === owner) throw inUse(path, pid);
  await setAside(lock, owner);
}

function inUse(path: string, pid: number): DataFolderInUse {
  const where = `The data folder ${path} is in use by process ${pid}.`;
  return new DataFolderInUse(
    `${where} Stop that process first, or set DATA_DIR to another folder.`,
  );
}

/**
 * When several processes start at once, one of them moves the stale lock; a fresh lock caught by mistake is put back.
 */
async function setAside(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    await rename(lock, aside);
    if ((await readFile(aside, 'utf8')) !== stale) await link(aside, lock);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

/**
 * Identifies a running process in the lock: machine, PID and, where the system provides it, start time, because PIDs
 * are reused after a reboot.
 */
async function ownerOf(pid: number): Promise<string | undefined> {
  const stat = await readIfThere(`/proc/${pid}/stat`);
  const start = stat?.slice(stat.lastIndexOf(')')).split(' ')[20];
  if (start !== undefined) return `${hostname()} ${pid} ${start}`;
  return isRunning(pid) ? `${hostname()} ${pid}` : undefined;
}
