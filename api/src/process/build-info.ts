import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { hasCode } from './error-code';

/** What `npm run build` writes beside the built process. */
export const buildInfoFile = 'gateway/dist/build-info.json';

const BuildInfo = z.object({
  version: z.string(),
  /** That the build was made of; null where that is not known, as for sources that run unbuilt. */
  commit: z.string().nullable(),
});
/** Which product runs. */
export type BuildInfo = z.output<typeof BuildInfo>;

/** Of the running process. */
export function readBuildInfo(): BuildInfo {
  // The built server is in another folder than its source.
  if (process.env.BUNDLED) return buildInfoIn(join(dirname(process.argv[1] ?? '.'), '../..'));
  const own = fileURLToPath(new URL('../..', import.meta.url));
  // The product's version is in the folder above, which a team that has this package alone lacks.
  const root = dirname(own);
  return ofSources(existsSync(join(root, 'package.json')) ? root : own);
}

/** Of the build in a folder: a checkout, or what `npm run production` writes. */
export function buildInfoIn(root: string): BuildInfo {
  try {
    return BuildInfo.parse(JSON.parse(readFileSync(join(root, buildInfoFile), 'utf8')));
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ofSources(root);
    throw error;
  }
}

const Manifest = BuildInfo.pick({ version: true });

function ofSources(root: string): BuildInfo {
  const text = readFileSync(join(root, 'package.json'), 'utf8');
  return { ...Manifest.parse(JSON.parse(text)), commit: null };
}

/** In words: `1.2.0 (0123456)`. */
export function buildWords({ version, commit }: BuildInfo): string {
  return commit === null ? version : `${version} (${shortCommit(commit)})`;
}

/** Seven digits, and the mark of a build from changed files. */
function shortCommit(commit: string): string {
  const [hash = '', ...marks] = commit.split('-');
  return [hash.slice(0, 7), ...marks].join('-');
}
