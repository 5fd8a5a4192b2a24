import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { BuildFiles } from './archive';

/** The files below a folder, by name. */
export async function readFolder(folder: string): Promise<BuildFiles> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Map<string, Buffer>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(folder.length + 1).replaceAll(sep, '/'), await readFile(path));
  }
  return files;
}
