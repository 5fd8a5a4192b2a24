import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the remotes in a checkout: the folders with a `remote.json`. */
export function remotesIn(root: string): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted();
}
