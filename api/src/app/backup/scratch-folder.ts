import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { endLeftServer } from '../../db/embedded/left-server';
import { majorsIn, serverFolder } from '../../db/embedded/server-folder';
import { DataFolderInUse, holdDataFolder } from '../../process/data-folder';

const prefix = 'verifying-backup-';
/** Milliseconds after which no process works in a folder, whatever machine it is on. */
const maxUseTime = 24 * 3_600_000;

/** Runs work in a folder for a database, which is removed afterwards: by the next call if the process is killed. */
export async function withScratchFolder<Result>(
  dataFolder: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await removeLeft(dataFolder);
  const folder = await mkdtemp(join(dataFolder, prefix));
  const held = await holdDataFolder(folder);
  try {
    return await work(folder);
  } finally {
    await held.release();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the folder of a process that was killed, and ends the database server that it may have left. */
export async function removeLeftFolder(folder: string): Promise<void> {
  for (const major of await majorsIn(folder)) await endLeftServer(serverFolder(folder, major));
  await rm(folder, { recursive: true, force: true });
}

async function removeLeft(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    const folder = join(dataFolder, name);
    if (name.startsWith(prefix) && (await isLeft(folder))) await removeLeftFolder(folder);
  }
}

async function isLeft(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > maxUseTime) return true;
  // Another process has just made it, and locks it next.
  if (!existsSync(join(folder, 'lock'))) return false;
  try {
    const held = await holdDataFolder(folder);
    await held.release();
    return true;
  } catch (error) {
    if (error instanceof DataFolderInUse) return false;
    throw error;
  }
}
