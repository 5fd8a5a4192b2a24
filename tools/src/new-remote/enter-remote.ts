import { existsSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { changeJson } from '../change-json';
import type { RemotePlan } from './plan-remote';

/** Adds a remote to the root's lists of workspaces, and links it as `npm install` would, without network access. */
export async function enterRemote(root: string, plan: RemotePlan): Promise<void> {
  const { id } = plan;
  await changeJson(join(root, 'package.json'), Workspaces, ({ workspaces }) => ({
    workspaces: withName(workspaces, id),
  }));
  await changeJson(join(root, 'tsconfig.json'), References, ({ references }) => ({
    references: withName(references, { path: id }, ({ path }) => path),
  }));
  await enterOwner(join(root, 'CODEOWNERS'), plan);
  await enterLock(root, id);
}

const Workspaces = z.object({ workspaces: z.array(z.string()) });
const Reference = z.object({ path: z.string() });
const References = z.object({ references: z.array(Reference) });

/** Inserts after the last remote. */
function withName<Item>(
  items: readonly Item[],
  added: Item,
  nameOf: (item: Item) => string = String,
): Item[] {
  const last = items.findLastIndex((item) => nameOf(item).startsWith('mfe-'));
  return items.toSpliced(last < 0 ? items.length : last + 1, 0, added);
}

async function enterOwner(file: string, { id, owner }: RemotePlan): Promise<void> {
  if (!existsSync(file)) return;
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const [, path = '', group = '@'] = /^(\S+\s+)(@\S+\/)/.exec(lines[last] ?? '') ?? [];
  const line = `${`/${id}/`.padEnd(path.length - 1)} ${group}${owner}`;
  await writeFile(file, lines.toSpliced(last + 1, 0, line).join('\n'));
}

const Packages = z.record(z.string(), z.unknown());
type Packages = z.infer<typeof Packages>;
const Lock = z.object({ packages: Packages });
const PackageFile = z.object({
  version: z.string(),
  license: z.string(),
  dependencies: z.record(z.string(), z.string()),
});

/**
 * Updates the lockfile, the link in `node_modules`, and npm's hidden lockfile: that one last, as it must be the newest.
 */
async function enterLock(root: string, id: string): Promise<void> {
  const text = await readFile(join(root, id, 'package.json'), 'utf8');
  const { version, license, dependencies } = PackageFile.parse(JSON.parse(text));
  const entries = {
    [id]: { version, license, dependencies },
    [`node_modules/${id}`]: { resolved: id, link: true },
  };
  const link = join(root, 'node_modules', id);
  await changeJson(join(root, 'package-lock.json'), Lock, ({ packages }) => {
    const { workspaces } = Workspaces.parse(packages['']);
    const top = { ...Object(packages['']), workspaces: withName(workspaces, id) };
    return { packages: inOrder({ ...packages, '': top }, entries) };
  });
  // A left-over of an earlier remote with this name.
  await rm(link, { force: true });
  await symlink(join('..', id), link, 'junction');
  await changeJson(join(root, 'node_modules/.package-lock.json'), Lock, ({ packages }) => ({
    packages: inOrder(packages, entries),
  }));
}

/** Inserts each new entry in alphabetical order, without moving the others. */
function inOrder(packages: Packages, added: Packages): Packages {
  const lines = Object.entries(packages);
  for (const entry of Object.entries(added)) {
    const next = lines.findIndex(([path]) => path > entry[0]);
    lines.splice(next < 0 ? lines.length : next, 0, entry);
  }
  return Object.fromEntries(lines);
}
