import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { isNotForNode } from './located-packages';

const Names = z.record(z.string(), z.string()).default({});
const Manifest = z.object({
  dependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
  peerDependenciesMeta: z
    .record(z.string(), z.object({ optional: z.boolean().optional() }))
    .default({}),
});

/**
 * The folders below `root` of installed packages and of all that they need, as Node finds them. Packages that are
 * optional, such as programs for another platform, are left out where they are not installed.
 *
 * @param names - the packages that the code in `root` imports
 * @throws where a package that is needed is not installed
 */
export async function packageClosure(root: string, names: Iterable<string>): Promise<Set<string>> {
  const found = new Set<string>();
  for (const name of names) await add({ name, from: root, isOptional: false });
  return found;

  async function add({ name, from, isOptional }: Needed): Promise<void> {
    const folder = installedFolder(name, { from, root });
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(
        `${name}, which ${relative(root, from) || 'the server'} needs, is not installed`,
      );
    }
    const path = relative(root, folder);
    if (found.has(path)) return;
    found.add(path);
    for (const needed of await neededBy(folder)) await add(needed);
  }
}

interface Needed {
  readonly name: string;
  /** The folder of what needs it. */
  readonly from: string;
  readonly isOptional: boolean;
}

async function neededBy(folder: string): Promise<Needed[]> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  const manifest = Manifest.parse(JSON.parse(text));
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const isOptional = (name: string) =>
    name in optionalDependencies || manifest.peerDependenciesMeta[name]?.optional === true;
  const names = new Set(
    [dependencies, optionalDependencies, peerDependencies].flatMap((some) => Object.keys(some)),
  );
  const forNode = [...names].filter((name) => !isNotForNode(name));
  return forNode.map((name) => ({ name, from: folder, isOptional: isOptional(name) }));
}

interface Search {
  readonly from: string;
  readonly root: string;
}

function installedFolder(name: string, { from, root }: Search): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const installed = join(folder, 'node_modules', name);
    if (existsSync(join(installed, 'package.json'))) return installed;
    if (folder === root) return undefined;
  }
}
