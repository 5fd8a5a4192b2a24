import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);

export interface Files {
  readonly folder: string;
  readonly files: readonly string[];
}

export interface BuiltApp {
  /** What the start page waits for. */
  readonly firstLoad: Files;
  /** What the table of chemicals brings along. */
  readonly table: Files;
  /** What all pages of the catalogue bring along. */
  readonly pages: Files;
}

/** Bytes of the files, each compressed by brotli on its own, as servers send them. */
export async function weigh({ folder, files }: Files): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => (await compress(await readFile(join(folder, file)))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
