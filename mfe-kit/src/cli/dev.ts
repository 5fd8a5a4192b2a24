import { parseArgs } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readManifest } from '../build/build-remote';
import { standaloneConfig } from '../build/standalone-config';

/** `mfe-kit dev`: serves the remote in the current folder as a page of its own, with `/api` passed on to a running API. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4003' },
    api: { type: 'string', default: 'http://127.0.0.1:3000' },
  },
});

const folder = process.cwd();
const compiler = webpack(standaloneConfig(folder, await readManifest(folder)));
if (compiler === null) throw new Error('webpack took the configuration for one that watches');

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port: Number(values.port),
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    client: { overlay: false, logging: 'warn' },
    proxy: [{ context: ['/api'], target: values.api, changeOrigin: true }],
  },
  compiler,
);
await server.start();
console.log(`http://127.0.0.1:${values.port} with the API at ${values.api}`);
