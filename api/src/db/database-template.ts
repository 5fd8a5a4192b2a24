import { chmod, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath, syncTree } from '../process/sync-path';

/**
 * Copies the template to a folder without a database, completely or not at all.
 *
 * @returns whether it was copied
 */
export async function copyDatabaseTemplate(template: string, folder: string): Promise<boolean> {
  if (existsSync(folder) || !existsSync(template)) return false;
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await copyFolder(template, draft);
  await syncTree(draft);
  await rename(draft, folder);
  await syncPath(dirname(folder));
  return true;
}

/** The engine requires folders that no other user can read. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else {
      await copyFile(source, target);
      await chmod(target, 0o600);
    }
  }
}
