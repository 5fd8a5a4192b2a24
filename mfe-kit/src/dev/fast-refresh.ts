import { createRequire } from 'node:module';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { assetRule } from '../build/asset-rule';
import { swcRule } from '../build/swc-rule';

const require = createRequire(import.meta.url);
const oneRuntime = require.resolve('../../dev/one-refresh-runtime.cjs');

/** A build's configuration for a dev server. Maps without `eval`, which the shell's page does not allow. */
export function forDevServer(config: Configuration): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
  };
}

/** A build's configuration that changes modules in the running page and keeps its state. */
export function withFastRefresh(config: Configuration, namespace: string): Configuration {
  return {
    ...config,
    module: { rules: [swcRule({ namespace, isDevelopment: true, hasRefresh: true }), assetRule()] },
    plugins: [...(config.plugins ?? []), ...fastRefresh()],
  };
}

/** Fast Refresh, with one runtime for the page whichever build a module comes from. */
export function fastRefresh(): WebpackPluginInstance[] {
  // By require: the package is CommonJS with its class as the module itself, which its types do not say.
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  return [
    new webpack.NormalModuleReplacementPlugin(
      /react-refresh[\\/]runtime(?:\.js)?$/,
      (resolving) => {
        resolving.request = oneRuntime;
      },
    ),
    new ReactRefreshPlugin({ overlay: false, exclude: [/node_modules/, oneRuntime] }),
  ];
}
