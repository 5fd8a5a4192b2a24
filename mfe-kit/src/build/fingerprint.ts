import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The inputs of a build. */
export interface BuildInputs {
  /** Source folders, absolute; tests and stories in them are ignored. */
  readonly folders: readonly string[];
  readonly files: readonly string[];
  /** Anything else that changes the output: versions, options. */
  readonly facts: readonly string[];
}

/** A hash, in hex, over all inputs of a build; the same sources give the same hash on every machine. */
export async function fingerprintOf({ folders, files, facts }: BuildInputs): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of await sourcesIn(folder)) {
      hash.update(`\0${name}\0`).update(await readFile(join(folder, name)));
    }
  }
  for (const file of files) hash.update('\0').update(await readFile(file));
  return hash.update(JSON.stringify(facts)).digest('hex');
}

async function sourcesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:test|stories|fixture)\.[cm]?tsx?$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}
