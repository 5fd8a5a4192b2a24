import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOwnKey, packageOf } from 'mfe-kit/shared-keys';
import { provideShared } from './provide-shared';

/**
 * The names that remotes may use of our shared modules. A name that is gone breaks the remotes that use it, so its
 * package needs another major version. `UPDATE_NAMES=true` writes the file after names were added, or after such a step.
 */
const file = join(__dirname, 'shared-names.json');

type Names = Record<string, { readonly major: number; readonly names: readonly string[] }>;

async function namesNow(): Promise<Names> {
  const entries = Object.entries(provideShared).filter(([key]) => isOwnKey(key));
  const names = await Promise.all(
    entries.map(async ([key, shared]) => {
      // The editor's libraries are modules that only a browser can load.
      if (shared.kind === 'later') return [];
      if (shared.kind === 'with-remote') await shared.fetch();
      const module = shared.kind === 'here' ? shared.module : await shared.load();
      return [[key, { major: majorOf(packageOf(key)), names: Object.keys(module).toSorted() }]];
    }),
  );
  return Object.fromEntries(names.flat());
}

function majorOf(name: string): number {
  const path = join(__dirname, '../../..', name, 'package.json');
  const { version }: { version: string } = JSON.parse(readFileSync(path, 'utf8'));
  return Number.parseInt(version, 10);
}

test('no name of a shared module is gone without another major version of its package', async () => {
  const before: Names = JSON.parse(readFileSync(file, 'utf8'));
  const now = await namesNow();
  const gone = Object.entries(before).flatMap(([key, { major, names }]) => {
    const has = new Set(now[key]?.names);
    const isStepped = majorOf(packageOf(key)) > major;
    return isStepped ? [] : names.filter((name) => !has.has(name)).map((name) => `${key}: ${name}`);
  });
  expect(gone).toEqual([]);
  if (process.env['UPDATE_NAMES'] === 'true')
    writeFileSync(file, `${JSON.stringify(now, null, 1)}\n`);
  else expect(now).toEqual(before);
});
