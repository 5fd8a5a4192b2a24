import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builtFolders } from './production/write-production';
import { Refusal } from './refusal';
import { commitTime, requireRelease } from './release/release-refusals';
import { writeRelease } from './release/write-release';

/** `npm run release:product -- X.Y.Z [--key FILE]`: builds the tagged commit anew and writes `dist-release/X.Y.Z`. */
const root = process.cwd();
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [version = ''] = positionals;
  requireRelease(root, version);
  for (const folder of builtFolders(root))
    await rm(join(root, folder), { recursive: true, force: true });
  const npm = { stdio: 'inherit', shell: process.platform === 'win32' } as const;
  if (spawnSync('npm', ['run', 'build'], npm).status !== 0) throw new Refusal('The build failed');
  const target = join('dist-release', version);
  const release = { version, time: commitTime(root), key: values.key };
  const files = await writeRelease(root, join(root, target), release);
  console.log(`${target}: ${files.join(', ')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
