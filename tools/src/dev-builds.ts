import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The first time, everything is built once: what no dev server serves comes from its last build. */
export async function buildWhatIsMissing(root: string): Promise<void> {
  const remotes = readdirSync(root).filter((name) => /^mfe-(?!kit$)/.test(name));
  const needed = ['shell/dist/assets.json', ...remotes.map((name) => `${name}/dist`)];
  if (needed.every((path) => existsSync(join(root, path)))) return;
  console.log('Building everything once …');
  await import('./build-all');
}
