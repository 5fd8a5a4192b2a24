import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from './remotes-in';

/** Builds everything once on the first start, as parts without a dev server come from their last build. */
export async function buildWhatIsMissing(root: string): Promise<void> {
  const needed = ['shell/dist/assets.json', ...remotesIn(root).map((name) => `${name}/dist`)];
  if (needed.every((path) => existsSync(join(root, path)))) return;
  console.log('Building everything once …');
  await import('./build-all');
}
