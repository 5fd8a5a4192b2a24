import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NavGroup, RemoteManifest } from 'contract/release';
import { changeJson } from '../change-json';
import type { ResourcePlan } from './plan-resource';

/**
 * Exports the resource from the contract and gives its screens an address and a menu entry: all that the product needs
 * to find it.
 *
 * @returns the changed files, relative to the root
 */
export async function enterResource(root: string, plan: ResourcePlan): Promise<string[]> {
  const manifest = `${plan.remote}/remote.json`;
  await exportFrom(join(root, plan.entryFile), plan);
  await changeJson(join(root, manifest), RemoteManifest, ({ patterns, nav }) => ({
    patterns: [...patterns, plan.path],
    nav: withEntry(nav, plan),
  }));
  return [plan.entryFile, manifest];
}

/** After the other exports of its domain. */
async function exportFrom(file: string, { domain, noun, values, Type }: ResourcePlan) {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.includes(`from './${domain}/`));
  const line = `export { ${Type}, ${values} } from './${domain}/${noun}';`;
  const changed = lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line);
  await writeFile(file, `${changed.join('\n')}\n`);
}

/** Last in the remote's first group of the menu. */
function withEntry(nav: readonly NavGroup[], { path, Many }: ResourcePlan): NavGroup[] {
  const [first, ...others] = nav;
  if (first === undefined) {
    const entries = [{ label: Many, icon: 'list', path, order: 10 }] as const;
    return [{ group: Many, icon: 'list', order: 100, entries: [...entries] }];
  }
  const order = Math.max(0, ...first.entries.map((entry) => entry.order)) + 10;
  const entries = [...first.entries, { label: Many, icon: 'list' as const, path, order }];
  return [{ ...first, entries }, ...others];
}
