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
  /** Files that the start page waits for. */
  readonly firstLoad: Files;
  /** Files that the table of chemicals adds. */
  readonly table: Files;
  /** Files that all pages of the catalogue add. */
  readonly pages: Files;
  /** Files of the shell that are loaded along with a remote, whatever its page. */
  readonly shared?: Files;
}

/** The total size of the files in bytes, each compressed with brotli as servers send it. */
export async function weigh({ folder, files }: Files): Promise<number> {
  const sizes = await Promise.all(
    [...new Set(files)].map(
      async (file) => (await compress(await readFile(join(folder, file)))).length,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
