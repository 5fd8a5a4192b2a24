import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The remotes of a checkout, by name: its folders that have a `remote.json`. */
export function remotesIn(root: string): string[] {
  return readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'remote.json')))
    .toSorted();
}
