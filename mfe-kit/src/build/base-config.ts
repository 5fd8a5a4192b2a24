import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { swcRule } from './swc-rule';

export interface BuildMode {
  /** The package's folder, absolute. */
  readonly folder: string;
  /** Separates the app's style names from those of every other app on the page. */
  readonly namespace: string;
  readonly isDevelopment?: boolean;
}

/** In ms. A part whose chunk is later than this offers Retry; a slow machine or line must not come near it. */
export const chunkLoadTimeout = 30_000;

/** The configuration that every build shares. */
export function baseConfig({ folder, namespace, isDevelopment = false }: BuildMode) {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    resolveLoader: { modules: ['node_modules', modulesFolder] },
    module: { rules: [swcRule({ namespace, isDevelopment }), catalogueRule] },
    optimization: { minimizer: [minimizer()] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  } satisfies Configuration;
}

/** Translations, compiled. */
const catalogueRule = {
  test: /\.po$/,
  type: 'javascript/esm',
  loader: fileURLToPath(new URL('../messages/read-catalogue.cjs', import.meta.url)),
};

/** Where the build tools are installed, whichever folder is being built. */
const modulesFolder = createRequire(import.meta.url)
  .resolve('webpack/package.json')
  .replace(/[\\/]webpack[\\/]package\.json$/, '');

function minimizer() {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: { passes: 2 }, mangle: true, format: { comments: false } },
  });
}
