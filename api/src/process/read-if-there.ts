import { readFile } from 'node:fs/promises';
import { hasCode } from './error-code';

/** The text of a file; undefined when there is none, or the process that it describes has ended (`/proc`). */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ESRCH')) return undefined;
    throw error;
  }
}
