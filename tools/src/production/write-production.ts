import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { remotesIn } from '../remotes-in';
import { importedPackages } from './imported-packages';
import { isNeeded, locatedPackages, terminalPackages } from './located-packages';
import { packageClosure } from './package-closure';

/** What the built server consists of, but for the remotes. */
const built = [
  'gateway/dist',
  'gateway/dist-first-start/postgresql',
  'public-site/dist/client',
  'public-site/dist/server',
  'shell/dist',
] as const;
const importing = ['gateway/dist', 'public-site/dist/server'] as const;

/**
 * Writes a folder with all that a server needs beside Node: the built files, and of the installed packages those that
 * they import. The folder is overwritten; `npm run build` comes first.
 *
 * @returns the number of packages
 */
export async function writeProduction(root: string, target: string): Promise<number> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  for (const folder of builtFolders(root)) {
    if (!existsSync(join(root, folder))) throw new Error(`${folder} is missing: run npm run build`);
    await cp(join(root, folder), join(target, folder), { recursive: true });
  }
  const packages = await packagesOf(root);
  for (const folder of packages) await copyPackage(root, { folder, target });
  await writeFile(join(target, 'package.json'), await manifestOf(root));
  await cp(join(root, 'LICENSE'), join(target, 'LICENSE'));
  return packages.size;
}

/** The folders of built files, below the root. */
export function builtFolders(root: string): string[] {
  return [...built, ...remotesIn(root).map((name) => `${name}/dist`)];
}

async function packagesOf(root: string): Promise<ReadonlySet<string>> {
  const located = locatedPackages.filter((name) => existsSync(join(root, 'node_modules', name)));
  const imported = await Promise.all(importing.map((folder) => importedPackages(root, folder)));
  const names = [...located, ...imported.flatMap((some) => [...some])];
  return packageClosure(
    root,
    names.filter((name) => !terminalPackages.has(name)),
  );
}

interface Copy {
  readonly folder: string;
  readonly target: string;
}

/** Packages inside the package are copied by themselves, if they are needed. */
async function copyPackage(root: string, { folder, target }: Copy): Promise<void> {
  const inside = join(root, folder, 'node_modules');
  await cp(join(root, folder), join(target, folder), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.startsWith(inside) && isNeeded(relative(root, path)),
  });
}

async function manifestOf(root: string): Promise<string> {
  const { name, version, license, engines } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  );
  return `${JSON.stringify({ name, version, private: true, license, type: 'module', engines }, null, 2)}\n`;
}
