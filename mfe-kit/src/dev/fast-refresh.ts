import { createRequire } from 'node:module';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { assetRule } from '../build/asset-rule';
import { swcRule } from '../build/swc-rule';

const require = createRequire(import.meta.url);
const oneRuntime = require.resolve('../../dev/one-refresh-runtime.cjs');

/** Adapts a build's configuration to a dev server. Source maps without `eval`, which the shell's CSP forbids. */
export function forDevServer(config: Configuration): Configuration {
  return {
    ...config,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...config.output, filename: '[name].js', chunkFilename: '[name].js', clean: false },
  };
}

/** Adapts a build's configuration to replace modules in the running page and keep its state. */
export function withFastRefresh(config: Configuration, namespace: string): Configuration {
  return {
    ...config,
    module: { rules: [swcRule({ namespace, isDevelopment: true, hasRefresh: true }), assetRule()] },
    plugins: [...(config.plugins ?? []), ...fastRefresh()],
  };
}

/** Fast Refresh, with one runtime for all builds on the page. */
export function fastRefresh(): WebpackPluginInstance[] {
  // By require: the package is CommonJS and exports its class as the module itself, which its types do not declare.
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
