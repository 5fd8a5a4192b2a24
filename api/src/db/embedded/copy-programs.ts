import { existsSync } from 'node:fs';
import { chmod, cp, lstat, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ServerUnfit } from './server-unfit';

/**
 * Copies the programs to the system's folder for temporary files, where every user may run them. A copy that is there
 * already is used again.
 *
 * @param complete - finishes the copy before it can be found
 */
export async function copyPrograms(
  native: string,
  complete: (native: string) => Promise<void>,
): Promise<string> {
  const version = await readFile(join(native, '../package.json'));
  const id = createHash('sha256').update(native).update(version).digest('hex').slice(0, 12);
  const target = join(tmpdir(), `postgresql-${process.getuid?.() ?? 0}-${id}`);
  if (!existsSync(target)) await copyTo(target, { native, complete });
  if (await isOwn(target)) return join(target, 'native');
  throw new ServerUnfit(`${target} belongs to another user`);
}

interface Copying {
  readonly native: string;
  readonly complete: (native: string) => Promise<void>;
}

/** Several processes may copy at once: the first to finish renames its draft. */
async function copyTo(target: string, { native, complete }: Copying): Promise<void> {
  const draft = await mkdtemp(`${target}-`);
  try {
    const copy = join(draft, 'native');
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
    await complete(copy);
    await openToAll(draft);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/** The umask of the process closes what it writes to all others. */
export async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Whether only this user and root can have written there. */
async function isOwn(folder: string): Promise<boolean> {
  const found = await lstat(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}
