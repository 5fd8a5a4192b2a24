import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Workspaces of which nothing is built. */
const unbuilt = new Set(['bench', 'e2e']);

/** Where builds are, below a workspace. */
const outputs = ['dist', 'dist/client', 'dist/server', 'dist-first-start'];

/**
 * A hash of the names, sizes and times of the files that builds read, or of those that they have written. Reads none of
 * them, so that a start that has nothing to build knows so at once.
 */
export function buildState(root, kind) {
  const hash = createHash('sha256').update(process.version);
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const built = workspaces.filter((name) => !unbuilt.has(name)).map((name) => join(root, name));
  if (kind === 'inputs') {
    for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
      note(hash, join(root, name));
    for (const folder of built) noteSources(hash, folder);
  } else {
    for (const folder of built) for (const name of outputs) noteFiles(hash, join(folder, name));
  }
  return hash.digest('hex');
}

function noteSources(hash, folder) {
  for (const entry of entriesOf(folder)) {
    if (/^(?:node_modules|dist|dist-.+|\..*)$|\.tsbuildinfo$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) noteSources(hash, path);
    else note(hash, path);
  }
}

function noteFiles(hash, folder) {
  for (const entry of entriesOf(folder)) {
    if (entry.isFile()) note(hash, join(folder, entry.name));
  }
}

function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function note(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false });
  hash.update(`${path}\0${found?.size}\0${found?.mtimeMs}\0`);
}
