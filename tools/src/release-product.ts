import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from './refusal';
import { commitTime, requireRelease } from './release/release-refusals';
import { writeRelease } from './release/write-release';

/** `npm run release:product -- X.Y.Z [--key FILE]`: writes `dist-release/X.Y.Z` of the tagged commit. */
const root = process.cwd();
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { key: { type: 'string' } },
  });
  const [version = ''] = positionals;
  requireRelease(root, version);
  const target = join('dist-release', version);
  const release = { version, time: commitTime(root), key: values.key };
  const files = await writeRelease(root, join(root, target), release);
  console.log(`${target}: ${files.join(', ')}`);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
