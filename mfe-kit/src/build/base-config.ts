import { createRequire } from 'node:module';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { swcRule } from './swc-rule';

export interface BuildMode {
  /** The package's folder, absolute. */
  readonly folder: string;
  /** Sets an app's style names apart from every other app's in one page. */
  readonly namespace: string;
  readonly isDevelopment?: boolean;
}

/** What every build has in common. */
export function baseConfig({ folder, namespace, isDevelopment = false }: BuildMode) {
  return {
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    resolveLoader: { modules: ['node_modules', modulesFolder] },
    module: { rules: [swcRule({ namespace, isDevelopment })] },
    optimization: { minimizer: [minimizer()] },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  } satisfies Configuration;
}

/** Where the build tools themselves lie, whichever folder is being built. */
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
