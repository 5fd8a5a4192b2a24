import { assetListFile } from 'mfe-kit/build';
import { hotOptions, shellDevConfig } from 'mfe-kit/dev';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { z } from 'zod';
import { shellPages } from './dev-pages';
import type { ServedRemote } from './dev-registry';

export interface ShellServerOptions {
  readonly folder: string;
  readonly port: number;
  /** Where API, site and released remotes are. */
  readonly gateway: string;
  readonly remotes: readonly ServedRemote[];
  readonly overrideOrigins: readonly string[];
}

/** The shell on a dev server, which is the one address: it passes on what is the remotes' and the gateway's. */
export async function startShellServer(options: ShellServerOptions): Promise<void> {
  const { folder, port, gateway, remotes, overrideOrigins } = options;
  const compiler = webpack(shellDevConfig(folder));
  if (compiler === null) throw new Error('webpack took no configuration of the shell');
  const server = new WebpackDevServer(
    {
      ...hotOptions('/shell/'),
      port,
      setupMiddlewares: (middlewares) => [
        shellPages({ gateway, remotes, overrideOrigins, scripts: () => startScripts(port) }),
        ...middlewares,
      ],
      proxy: [
        ...remotes.map(({ base, url }) => ({ context: [base], target: url, ws: true })),
        { context: (path) => !path.startsWith('/shell/'), target: gateway },
      ],
    },
    compiler,
  );
  await server.start();
}

const AssetListing = z.object({ scripts: z.array(z.string()) });

/** By the server's own address, whose answer waits until a build in progress is done. */
async function startScripts(port: number): Promise<string[]> {
  const answer = await fetch(`http://localhost:${port}/shell/${assetListFile}`);
  const { scripts } = AssetListing.parse(await answer.json());
  return scripts.filter((file) => !file.includes('.hot-update.'));
}
