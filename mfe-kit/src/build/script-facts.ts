import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SharedEdition } from 'contract/release';
import { integrityOf } from './integrity-of';

/** The hash of each script in a folder, and their sizes, plain and compressed. */
export async function scriptFacts(
  scripts: readonly string[],
  folder: string,
): Promise<Pick<SharedEdition, 'integrity' | 'size'>> {
  const hashes = scripts.map(
    async (name) => [name, integrityOf(await readFile(join(folder, name)))] as const,
  );
  return {
    integrity: Object.fromEntries(await Promise.all(hashes)),
    size: await scriptSizes(scripts, folder),
  };
}

/** The total size of scripts in a folder, plain and compressed. */
export async function scriptSizes(
  scripts: readonly string[],
  folder: string,
): Promise<SharedEdition['size']> {
  return {
    plain: await totalSize(scripts, folder),
    compressed: await totalSize(
      scripts.map((name) => `${name}.br`),
      folder,
    ),
  };
}

async function totalSize(files: readonly string[], folder: string): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
