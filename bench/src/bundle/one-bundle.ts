import { join } from 'node:path';
import { browserConfig, runWebpack } from 'mfe-kit/build';
import { pageFiles } from './page-files';
import { pages, table } from './pages';
import type { BuiltApp } from './weigh';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds shell and catalogue as one app with the shell's build settings: the same lazy pages, but without module
 * federation and registry.
 */
export async function buildOneBundle(): Promise<BuiltApp> {
  const config = browserConfig({
    folder: join(root, 'shell'),
    namespace: 'one-bundle',
    entry: `data:text/javascript,${encodeURIComponent(entrySource())}`,
    publicPath: '/shell/',
    output: '../bench/dist-one-bundle',
    define: { ENV_TARGET: 'web' },
  });
  const { compilation } = await runWebpack(config);
  const folder = config.output?.path ?? '';
  return {
    firstLoad: { folder, files: compilation.entrypoints.get('main')?.getFiles() ?? [] },
    table: { folder, files: pageFiles(compilation, [table]) },
    pages: { folder, files: pageFiles(compilation, pages) },
  };
}

/**
 * The shell's entry with the catalogue imported instead of loaded. The menu is that of the page's registry, so that both
 * sides draw the same. Generated text, as its modules are not part of this package.
 */
function entrySource(): string {
  const path = (...parts: string[]) => JSON.stringify(join(root, ...parts));
  const ui = (entry: string) => JSON.stringify(`shared-ui${entry}`);
  return `
import ${ui('/no-eval')};
import { createRoot } from 'react-dom/client';
import { setStyleNonce } from ${ui('')};
import { interUrls } from ${ui('/fonts')};
import { createShell } from ${path('shell/src/app/create-shell.tsx')};
import { noOverrides } from ${path('shell/src/federation/overrides.ts')};
import definition from ${path('mfe-catalog/src/index.ts')};
import { readRegistryOf } from ${path('shell/src/document/read-registry-of.ts')};
setStyleNonce();
const registry = readRegistryOf(document);
const remote = registry.remotes.find(({ id }) => id === 'mfe-catalog');
const version = remote.versions[0];
const snapshot = { registry, source: 'server' };
const federation = {
  store: {
    current: () => snapshot,
    subscribe: () => () => undefined,
    refresh: async () => undefined,
    whenKnown: async () => undefined,
  },
  loader: {
    load: async () => ({ remote, version, mount: 'routes', definition }),
    wanted: () => version,
    preload() {},
  },
  memory: { isDemoted: () => false },
  offered: { contract: 1, shared: {} },
  overrides: noOverrides,
  isOutdated: () => false,
  report: console.error,
  onFailedPage: () => () => undefined,
};
createRoot(document.getElementById('root')).render(createShell({ baseURL: '/api', federation, leavePage() {}, fonts: interUrls }).element);
`;
}
