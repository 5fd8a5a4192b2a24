import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { layerKeys, packageOf, sharedKeys } from '../shared-keys';

/** The installed version of the package of every module that a page provides. */
export function sharedVersions(): Record<string, string> {
  const here = dirname(fileURLToPath(import.meta.url));
  return Object.fromEntries(
    [...sharedKeys, ...layerKeys].map(
      (key) => [key, installedVersion(packageOf(key), here)] as const,
    ),
  );
}

/** The version of a package, resolved from a folder. */
export function installedVersion(name: string, from: string): string {
  const text = readFileSync(join(packageFolder(name, from), 'package.json'), 'utf8');
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
}

/** Whether a package is a workspace of this repository: a symlink in `node_modules`, not an unpacked package. */
export function isWorkspace(name: string, from: string): boolean {
  return !realpathSync(packageFolder(name, from)).includes('node_modules');
}

/** The folder of a package, resolved from another folder. Most packages do not export their package.json. */
export function packageFolder(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(from);
  if (parent === from) throw new Error(`${name} is not installed; run npm install`);
  return packageFolder(name, parent);
}
