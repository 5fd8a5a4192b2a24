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
  /** The URL of API, site and released remotes. */
  readonly gateway: string;
  readonly remotes: readonly ServedRemote[];
  readonly overrideOrigins: readonly string[];
}

/** The shell's dev server with the public URL; proxies requests for remotes and the gateway. */
export async function startShellServer(options: ShellServerOptions): Promise<void> {
  const { folder, port, gateway, remotes, overrideOrigins } = options;
  const compiler = webpack(shellDevConfig(folder));
  if (compiler === null) throw new Error('webpack created no compiler for the shell');
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

/** Fetched from the server itself, which answers only after the build in progress. */
async function startScripts(port: number): Promise<string[]> {
  const answer = await fetch(`http://localhost:${port}/shell/${assetListFile}`);
  const { scripts } = AssetListing.parse(await answer.json());
  return scripts.filter((file) => !file.includes('.hot-update.'));
}
