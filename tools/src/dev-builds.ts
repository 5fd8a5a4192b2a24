import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from './remotes-in';

/** The first time, everything is built once: what no dev server serves comes from its last build. */
export async function buildWhatIsMissing(root: string): Promise<void> {
  const needed = ['shell/dist/assets.json', ...remotesIn(root).map((name) => `${name}/dist`)];
  if (needed.every((path) => existsSync(join(root, path)))) return;
  console.log('Building everything once …');
  await import('./build-all');
}
