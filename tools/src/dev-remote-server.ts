import type { RemoteManifest } from 'contract/release';
import { remoteDevConfig } from 'mfe-kit/build';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

export interface ServedRemote {
  readonly manifest: RemoteManifest;
  /** Where its files are, below the one address: `/dev/mfe-catalog/`. */
  readonly base: string;
  readonly url: string;
}

export interface RemoteServerOptions {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly port: number;
}

/** One remote on a dev server of its own. */
export async function startRemoteServer(options: RemoteServerOptions): Promise<ServedRemote> {
  const { folder, manifest, port } = options;
  const base = `/dev/${manifest.id}/`;
  const compiler = webpack(remoteDevConfig(folder, manifest));
  if (compiler === null) throw new Error(`webpack took no configuration of ${manifest.id}`);
  const server = new WebpackDevServer({ ...hotOptions(base), host: '127.0.0.1', port }, compiler);
  await server.start();
  return { manifest, base, url: `http://127.0.0.1:${port}` };
}

/** Changes are pushed to the running page over a socket below the one address; the page is never reloaded for it. */
export function hotOptions(base: string): WebpackDevServer.Configuration {
  const path = `${base}socket`;
  return {
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    devMiddleware: { publicPath: base },
    static: false,
    webSocketServer: { type: 'ws', options: { path } },
    client: { overlay: false, logging: 'warn', webSocketURL: `auto://0.0.0.0:0${path}` },
  };
}
