import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The folders of the remotes' builds: `mfe-…/dist/<version>/`. */
export async function builtRemotes(root: string): Promise<string[]> {
  const packages = (await readdir(root)).filter((name) => name.startsWith('mfe-')).toSorted();
  const builds = await Promise.all(packages.map((name) => versionsIn(join(root, name, 'dist'))));
  return builds.flat();
}

async function versionsIn(dist: string): Promise<string[]> {
  if (!existsSync(dist)) return [];
  const folders = (await readdir(dist)).map((version) => join(dist, version));
  return folders.filter((folder) => existsSync(join(folder, 'release.json')));
}
