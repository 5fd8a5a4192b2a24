import { join } from 'node:path';
import { type AppBuild, browserConfig, nodeConfig } from 'mfe-kit/build';
import { AssetManifest } from './asset-manifest';
import { FirstLoadBudget } from './first-load-budget';
import { ServerOnly } from './server-only';
import { UsedTexts } from './used-texts';

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

/** The libraries of every page, apart from our own code: they change less often. */
const vendor = {
  test: /[\\/]node_modules[\\/]/,
  name: 'vendor',
  chunks: ({ name }: NamedChunk) => name === 'main',
};

/** The drawing tools and the worker that searches have this one large library in common. */
const openchemlib = {
  test: /[\\/]node_modules[\\/]openchemlib[\\/]/,
  name: 'openchemlib',
  chunks: ({ name }: NamedChunk) => name !== 'main',
};

interface NamedChunk {
  readonly name?: string | null | undefined;
}

/** What runs in the visitor's browser: hashed files and the manifest that names them. */
export const clientBuild: AppBuild = {
  folder,
  workspaces,
  config: {
    ...client,
    // A worker starts with everything of its own: its libraries must not get into what every page loads.
    optimization: { ...client.optimization, splitChunks: { cacheGroups: { vendor, openchemlib } } },
    plugins: [
      new UsedTexts(),
      new AssetManifest(),
      new FirstLoadBudget(117_000),
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
    // Nobody draws on the server.
    resolve: { ...server.resolve, alias: { 'shared-ui/structure-canvas': false } },
    // The server finds its files beside the built module: it needs the address at run time, not at build time. What is
    // loaded later in a browser is at hand on the server.
    module: {
      ...server.module,
      parser: { javascript: { importMeta: false, dynamicImportMode: 'eager' } },
    },
  },
};
