import type { RemoteManifest } from 'contract/release';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { remoteDevConfig } from './dev-configs';

/** How a page reaches a remote's dev server. */
export type RemoteSource =
  /** Under a path of the page's origin (`/dev/mfe-email/`), through a proxy. */
  | { readonly kind: 'behind'; readonly base: string }
  /** On an origin of its own, with CORS for pages of this one. */
  | { readonly kind: 'apart'; readonly pages: URL };

export interface RemoteServerOptions {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly port: number;
  readonly place: RemoteSource;
  /** Whether the page is a development build; otherwise an edit reloads it. */
  readonly hasRefresh: boolean;
}

/** Starts the dev server of one remote. */
export async function startRemoteServer(options: RemoteServerOptions): Promise<void> {
  const { manifest, port, place, hasRefresh } = options;
  const compiler = webpack(remoteDevConfig(options));
  if (compiler === null) throw new Error(`webpack created no compiler for ${manifest.id}`);
  const server = new WebpackDevServer(
    {
      ...(place.kind === 'behind' ? hotOptions(place.base) : apartOptions(place.pages, port)),
      ...(!hasRefresh && { hot: false, liveReload: true }),
      host: '127.0.0.1',
      port,
    },
    compiler,
  );
  await server.start();
}

/** Pushes changes to the running page over a socket under the base path; the page is never reloaded. */
export function hotOptions(base: string, origin = 'auto://0.0.0.0:0') {
  const path = `${base}socket`;
  return {
    hot: true,
    liveReload: false,
    allowedHosts: 'all',
    devMiddleware: { publicPath: base },
    static: false,
    webSocketServer: { type: 'ws', options: { path } },
    client: { overlay: false, logging: 'warn', webSocketURL: `${origin}${path}` },
  } satisfies WebpackDevServer.Configuration;
}

/** Serves the sources to pages of one origin only. */
function apartOptions({ origin, hostname }: URL, port: number): WebpackDevServer.Configuration {
  return {
    ...hotOptions('/', `ws://localhost:${port}`),
    allowedHosts: ['localhost', hostname],
    headers: { 'access-control-allow-origin': origin },
  };
}
