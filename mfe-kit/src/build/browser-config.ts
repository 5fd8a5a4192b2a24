import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AssetList } from './asset-list';
import { assetRule } from './asset-rule';
import { baseConfig, type BuildMode, chunkLoadTimeout } from './base-config';

export interface BrowserBuild extends BuildMode {
  /** The entry module, relative to the folder. */
  readonly entry: string;
  /** The path that serves its files: `/shell/`. A server build of the same app uses the same one. */
  readonly publicPath: string;
  /** Constants for the code, as JSON. */
  readonly define?: Readonly<Record<string, unknown>>;
  /** Relative to the folder. */
  readonly output?: string;
  /** For the shell: the version that it provides to remotes, by share key. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** An app for the browser: hashed files, and `assets.json` with the files that its page loads. */
export function browserConfig(build: BrowserBuild): Configuration {
  const { folder, namespace, entry, publicPath, define = {}, output = 'dist', shared } = build;
  const base = baseConfig(build);
  return {
    ...base,
    target: ['web', 'es2022'],
    entry: { main: entry },
    output: {
      path: join(folder, output),
      publicPath,
      uniqueName: namespace,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous',
      // Allowed by the page's Content-Security-Policy.
      trustedTypes: { policyName: namespace },
      clean: true,
    },
    module: { rules: [...base.module.rules, assetRule()] },
    optimization: { ...base.optimization, splitChunks: { cacheGroups: { vendor } } },
    plugins: [
      new webpack.DefinePlugin(asCode(define)),
      new AssetList(shared === undefined ? {} : { shared }),
    ],
  };
}

/** Libraries are in a chunk of their own, because they change less often than our code. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const };

function asCode(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
