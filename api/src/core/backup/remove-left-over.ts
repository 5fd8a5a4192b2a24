import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds after which nobody works on it any more. */
const oldest = 24 * 3_600_000;

/** Removes what processes that were killed have left in a folder, a day later. */
export async function removeLeftOver(folder: string, name: RegExp): Promise<void> {
  for (const each of await readdir(folder)) {
    const path = join(folder, each);
    if (!name.test(each) || Date.now() - (await stat(path)).mtimeMs < oldest) continue;
    await rm(path, { recursive: true, force: true });
  }
}
