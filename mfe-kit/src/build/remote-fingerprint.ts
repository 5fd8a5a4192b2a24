import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { packageOf, sharedKeys } from '../shared-keys';
import { fingerprintOf } from './fingerprint';
import { sharedVersions } from './installed-version';
import { lockedVersions } from './lock-file';
import type { ReactSource } from './react-source';

const kit = join(dirname(fileURLToPath(import.meta.url)), '..');

const buildTools = [
  'webpack',
  'swc-loader',
  '@swc/core',
  '@swc/plugin-styled-components',
  'terser-webpack-plugin',
];

/**
 * The hash of all inputs of a remote's build: its sources, the build itself, and the locked versions of what it bundles
 * and expects from the shell. A change inside a shared package does not affect it.
 */
export async function remoteFingerprint(folder: string, react: ReactSource): Promise<string> {
  const packageFile = join(folder, 'package.json');
  const { version, dependencies } = Package.parse(JSON.parse(await readFile(packageFile, 'utf8')));
  const isOwn = react !== 'page';
  const shared = new Set(isOwn ? [] : sharedKeys.map(packageOf));
  const bundled = Object.keys(dependencies).filter((name) => !shared.has(name));
  return fingerprintOf({
    folders: [
      join(folder, 'src'),
      ...(isOwn ? ['build', 'own-react', 'lifecycles'] : ['build', 'provided']).map((one) =>
        join(kit, one),
      ),
    ],
    files: [join(folder, 'remote.json'), join(kit, 'shared-keys.ts')],
    facts: [
      version,
      ...(await lockedVersions([...bundled, ...buildTools], folder)),
      ...(isOwn
        ? [react]
        : Object.entries(sharedVersions()).map(([key, have]) => `${key}@${have}`)),
    ],
  });
}

const Package = z.object({
  version: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
});
