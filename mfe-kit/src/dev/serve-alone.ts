import type { RemoteManifest } from 'contract/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standaloneConfig } from './standalone-config';

export interface AloneOptions {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly port: number;
  /** The address of a running API; `/api` is proxied to it. */
  readonly api: string;
}

/**
 * Serves a remote as a page of its own.
 *
 * @returns the page's address, for the terminal
 */
export async function serveAlone({ folder, manifest, port, api }: AloneOptions): Promise<string[]> {
  const compiler = webpack(standaloneConfig(folder, manifest));
  if (compiler === null) throw new Error('webpack created no compiler');
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      historyApiFallback: true,
      client: { overlay: false, logging: 'warn' },
      proxy: [{ context: ['/api'], target: api, changeOrigin: true }],
    },
    compiler,
  );
  await server.start();
  return [`http://127.0.0.1:${port} with the API at ${api}`];
}
