import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';

const LockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      dependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});

/** The locked versions of packages and of all their dependencies, as `name@version`, sorted. */
export async function lockedVersions(names: readonly string[], folder: string): Promise<string[]> {
  const lockFile = lockFileOf(folder);
  const { packages } = LockFile.parse(JSON.parse(await readFile(lockFile, 'utf8')));
  // A workspace has packages of its own where it needs other versions.
  const path = relative(dirname(lockFile), folder).split(sep).join('/');
  const own = path === '' ? '' : `${path}/`;
  const found = new Map<string, string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const entry = packages[`${own}node_modules/${name}`] ?? packages[`node_modules/${name}`];
    if (entry === undefined || found.has(name)) continue;
    found.set(name, entry.version ?? 'workspace');
    waiting.push(...Object.keys(entry.dependencies));
  }
  return [...found].map(([name, version]) => `${name}@${version}`).toSorted();
}

/** The nearest lockfile in a folder or its parents. */
export function lockFileOf(folder: string): string {
  const file = join(folder, 'package-lock.json');
  if (existsSync(file)) return file;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package-lock.json; run npm install');
  return lockFileOf(parent);
}
