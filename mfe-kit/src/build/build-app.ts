import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from 'webpack';
import { compressFiles } from './compress-files';
import { fingerprintOf } from './fingerprint';
import { lockFileOf } from './lock-file';
import { runWebpack } from './run-webpack';

export interface AppBuild {
  /** The package's folder, absolute. */
  readonly folder: string;
  readonly config: Configuration;
  /** The folders of the workspaces whose sources are bundled, absolute. */
  readonly workspaces: readonly string[];
}

/**
 * Builds an app, unless a build of the same inputs exists. Returns whether it built.
 *
 * @param onBuild - called before it builds
 */
export async function buildApp(
  { folder, config, workspaces }: AppBuild,
  onBuild?: () => void,
): Promise<boolean> {
  const output = config.output?.path;
  if (output === undefined)
    throw new Error(`The webpack configuration of ${folder} has no output.path`);
  const fingerprint = await fingerprintOf({
    folders: [
      ...[folder, ...workspaces, kit].map((workspace) => join(workspace, 'src')),
      join(folder, 'build'),
    ].filter(existsSync),
    files: [
      ...[join(folder, 'build.ts')].filter(existsSync),
      join(folder, 'package.json'),
      lockFileOf(folder),
    ],
    facts: [JSON.stringify(config.output), JSON.stringify(config.entry), String(config.mode)],
  });
  const mark = join(output, '.fingerprint');
  if (existsSync(mark) && (await readFile(mark, 'utf8')) === fingerprint) return false;

  onBuild?.();
  await runWebpack(config);
  if (Array.isArray(config.target) && config.target.includes('web')) await compressFiles(output);
  // Written last: this file marks the build as complete.
  await writeFile(mark, fingerprint);
  return true;
}

const kit = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
