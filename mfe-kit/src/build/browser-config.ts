import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { AssetList } from './asset-list';
import { assetRule } from './asset-rule';
import { baseConfig, type BuildMode } from './base-config';

export interface BrowserBuild extends BuildMode {
  /** The module that starts the app, relative to the folder. */
  readonly entry: string;
  /** Where its files will lie: `/shell/`. A server build of the same app is given the same. */
  readonly publicPath: string;
  /** Constants put into the code, as JSON. */
  readonly define?: Readonly<Record<string, unknown>>;
  /** Relative to the folder. */
  readonly output?: string;
  /** Of the shell: by share key, the version that it hands over to remotes. */
  readonly shared?: Readonly<Record<string, string>>;
}

/** An app for the browser: hashed files and `assets.json`, which says what its page has to load. */
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
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
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

/** Libraries apart from our own code: they change less often. */
const vendor = { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial' as const };

function asCode(values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
  );
}
