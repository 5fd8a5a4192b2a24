import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const ofOthers = 0o077;

export class FolderNotPrivate extends Error {
  override name = 'FolderNotPrivate';
}

/**
 * Makes the data folder, and everything this process writes from now on, readable by its owner alone. A folder that
 * was open to others is closed with its contents.
 *
 * @returns whether the folder had to be closed
 * @throws FolderNotPrivate when the folder belongs to another user
 */
export async function protectDataFolder(path: string): Promise<boolean> {
  process.umask(ofOthers);
  await mkdir(path, { recursive: true });
  if (!(await isOpenToOthers(path))) return false;
  await closeToOthers(path);
  return true;
}

/**
 * Removes all rights of others from the folder and its contents. The folder itself comes last, as proof of
 * completion.
 */
export async function closeToOthers(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await closeToOthers(path);
    else if (entry.isFile()) await takeRights(path);
  }
  await takeRights(folder);
}

async function takeRights(path: string): Promise<void> {
  const { mode } = await stat(path);
  try {
    await chmod(path, mode & ~ofOthers & 0o7777);
  } catch (cause) {
    const where = `${path} in the data folder can be read by other users`;
    throw new FolderNotPrivate(
      `${where}, and its rights cannot be changed. Run chmod -R go= as its owner.`,
      { cause },
    );
  }
}

async function isOpenToOthers(path: string): Promise<boolean> {
  const { mode } = await stat(path);
  return process.platform !== 'win32' && (mode & ofOthers) !== 0;
}
