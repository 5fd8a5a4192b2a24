import { join } from 'node:path';
import { type AppBuild, browserConfig, nodeConfig } from 'mfe-kit/build';
import { AssetManifest } from './asset-manifest';
import { ServerOnly } from './server-only';

const folder = join(import.meta.dirname, '..');
const publicPath = '/site/assets/';
const namespace = 'site';
const workspaces = ['contract', 'shared-ui'].map((name) => join(folder, '..', name));

const client = browserConfig({
  folder,
  namespace,
  publicPath,
  entry: './src/browser.tsx',
  output: 'dist/client',
});

const server = nodeConfig({
  folder,
  namespace,
  publicPath,
  entries: { site: './src/site.ts' },
  output: 'dist/server',
});

/** What runs in the visitor's browser: hashed files and the manifest that names them. */
export const clientBuild: AppBuild = {
  folder,
  workspaces,
  config: {
    ...client,
    plugins: [
      new AssetManifest(),
      new ServerOnly(['zod', 'axios', '@tanstack/react-query', 'libphonenumber-js']),
    ],
  },
};

/** What renders the pages: one self-contained module, so that React is the production one whatever the environment. */
export const serverBuild: AppBuild = {
  folder,
  workspaces,
  config: {
    ...server,
    externals: [],
    // The server finds its files beside the built module: it needs the address at run time, not at build time.
    module: { ...server.module, parser: { javascript: { importMeta: false } } },
  },
};
