import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { AssetManifest } from './asset-manifest';
import { ServerOnly } from './server-only';

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, '..');
const publicPath = '/site/assets/';

/** What runs in the visitor's browser: hashed files and the manifest that names them. */
export function clientConfig(): Configuration {
  return {
    ...baseConfig({ isServer: false }),
    target: ['web', 'es2022'],
    entry: { main: './src/browser.tsx' },
    output: {
      path: join(folder, 'dist/client'),
      publicPath,
      uniqueName: 'site',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    optimization: {
      minimizer: [minimizer()],
      splitChunks: {
        cacheGroups: { vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'all' } },
      },
    },
    plugins: [new AssetManifest(), new ServerOnly(['zod', 'axios', '@tanstack/react-query'])],
  };
}

/** What renders the pages: one self-contained module, so that React is the production one whatever the environment. */
export function serverConfig(): Configuration {
  return {
    ...baseConfig({ isServer: true }),
    target: 'node20',
    entry: { site: './src/site.ts' },
    experiments: { outputModule: true },
    output: {
      path: join(folder, 'dist/server'),
      publicPath,
      module: true,
      library: { type: 'module' },
      chunkFormat: 'module',
      filename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      clean: true,
    },
    optimization: { minimize: false },
    externalsPresets: { node: true },
  };
}

function baseConfig({ isServer }: { isServer: boolean }) {
  return {
    mode: 'production',
    context: folder,
    devtool: false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        // The server finds its files beside the built module: it needs the address at run time, not at build time.
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          parser: { importMeta: false },
          use: swcLoader(),
        },
        { test: /\.(?:woff2|svg)$/, type: 'asset/resource', generator: { emit: !isServer } },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  } satisfies Configuration;
}

function swcLoader() {
  const styled = { ssr: true, displayName: false, fileName: false, pure: true, namespace: 'site' };
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        experimental: {
          cacheRoot: join(require.resolve('@swc/core/package.json'), '../../../.cache/swc'),
          plugins: [[require.resolve('@swc/plugin-styled-components'), styled]],
        },
      },
    },
  };
}

function minimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
}
