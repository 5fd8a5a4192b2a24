import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import type { TransformOptions } from 'esbuild';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { packageOf } from '../shared-keys';
import { assetRule } from './asset-rule';
import { baseConfig, type BuildMode } from './base-config';
import { isWorkspace } from './installed-version';

export interface NodeBuild extends BuildMode {
  /**
   * Output name to module: `{ server: './src/server.ts' }`. Workers created with `new Worker(new URL(…))` need no
   * entry.
   */
  readonly entries: Readonly<Record<string, string>>;
  /** Installed packages to bundle; all others are imported at run time. */
  readonly bundled?: readonly string[];
  /** The path that serves the browser build of the same app. */
  readonly publicPath?: string;
  /** Relative to the folder. */
  readonly output?: string;
}

/** A server: ES modules for Node that bundle the workspaces; installed packages stay external. */
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
    optimization: { minimizer: [compactor()] },
    externalsPresets: { node: true },
    externalsType: 'module-import',
    externals: [
      // Packages in CommonJS take it for a plain object, which the namespace of a module is not.
      { buffer: 'node-commonjs buffer' },
      async ({ request }: { request?: string }) =>
        isOutside(request, folder, bundled) ? request : undefined,
    ],
  };
}

/**
 * V8 keeps the text of what it runs: here without comments and indentation, and in ASCII, of which each character takes
 * one byte instead of two. Names and short lines stay for stack traces.
 */
function compactor() {
  return new TerserPlugin<TransformOptions>({
    minify: TerserPlugin.esbuildMinify,
    terserOptions: {
      minify: false,
      minifyWhitespace: true,
      charset: 'ascii',
      legalComments: 'none',
      lineLimit: 160,
    },
    extractComments: false,
  });
}

function isOutside(
  request: string | undefined,
  folder: string,
  bundled: readonly string[],
): boolean {
  if (request === undefined || /^(?:[./#]|\w+:)/.test(request)) return false;
  // A bundled package may name them without `node:`.
  if (isBuiltin(request)) return true;
  const name = packageOf(request);
  return !bundled.includes(name) && !isWorkspace(name, folder);
}
