import { readFileSync } from 'node:fs';
import { z } from 'zod';

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));

const Lockfile = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});
const Root = z.object({ allowScripts: z.record(z.string(), z.literal(false)) });

test('no package runs a script at its installation, and npm asks about none', () => {
  const { packages } = Lockfile.parse(read('package-lock.json'));
  const withScripts = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  const { allowScripts } = Root.parse(read('package.json'));
  expect(Object.keys(allowScripts).toSorted()).toEqual([...new Set(withScripts)].toSorted());
});
