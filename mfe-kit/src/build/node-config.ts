import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { packageOf } from '../shared-keys';
import { assetRule } from './asset-rule';
import { baseConfig, type BuildMode } from './base-config';
import { isWorkspace } from './installed-version';

export interface NodeBuild extends BuildMode {
  /** Output name to module: `{ server: './src/server.ts' }`. Workers made by `new Worker(new URL(…))` need no entry. */
  readonly entries: Readonly<Record<string, string>>;
  /** Packages that go into the bundle although they are installed; all others are imported when it runs. */
  readonly bundled?: readonly string[];
  /** Where the browser build of the same app puts its files. */
  readonly publicPath?: string;
  /** Relative to the folder. */
  readonly output?: string;
}

/** A server: ES modules for Node, with the workspaces inside and installed packages left outside. */
export function nodeConfig(build: NodeBuild): Configuration {
  const { folder, entries, bundled = [], publicPath = '', output = 'dist' } = build;
  const base = baseConfig(build);
  return {
    ...base,
    target: 'node20',
    entry: { ...entries },
    experiments: { outputModule: true },
    output: {
      path: join(folder, output),
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath,
      clean: true,
    },
    module: { rules: [...base.module.rules, assetRule({ isServer: true })] },
    optimization: { minimize: false },
    externalsPresets: { node: true },
    externalsType: 'module-import',
    externals: [
      async ({ request }: { request?: string }) =>
        isOutside(request, folder, bundled) ? request : undefined,
    ],
  };
}

function isOutside(
  request: string | undefined,
  folder: string,
  bundled: readonly string[],
): boolean {
  if (request === undefined || /^(?:[./#]|\w+:)/.test(request)) return false;
  const name = packageOf(request);
  return !bundled.includes(name) && !isWorkspace(name, folder);
}
