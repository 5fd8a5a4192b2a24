import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type AppBuild, buildApp, nodeConfig } from 'mfe-kit/build';
import webpack from 'webpack';

const folder = dirname(fileURLToPath(import.meta.url));
const config = nodeConfig({
  folder,
  namespace: 'gateway',
  entries: {
    main: './src/main.ts',
    'card-worker': 'api/card-worker',
    'pglite-worker': 'api/pglite-worker',
    'structure-worker': 'api/structure-worker',
    'transfer-reader': 'api/transfer-reader',
  },
});

/** The gateway's build: `dist/main.js` with the API inside; the site, the shell and the remotes stay files of their own. */
export const gatewayBuild: AppBuild = {
  folder,
  config: {
    ...config,
    // Threads are entries of their own; `new URL` names their sources, which are no assets. Files of packages are found
    // when it runs.
    module: { ...config.module, parser: { javascript: { url: false, createRequire: false } } },
    plugins: [new webpack.DefinePlugin({ 'process.env.BUNDLED': JSON.stringify('true') })],
  },
  workspaces: ['contract', 'api', 'shared-ui', 'shell'].map((name) => join(folder, '..', name)),
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const isNew = await buildApp(gatewayBuild);
  console.log(isNew ? 'gateway built' : 'gateway is up to date');
}
