import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from './error-code';

interface NewSecret {
  readonly folder: string;
  readonly name: string;
  readonly make: () => string;
}

/** A secret generated at the first start and stored in a file that only its owner can read. */
export async function storedSecret({ folder, name, make }: NewSecret): Promise<string> {
  const path = join(folder, name);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(path, make(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFile(path, 'utf8');
}
