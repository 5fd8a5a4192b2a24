import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedKeys } from 'mfe-kit/shared-keys';
import { provideShared } from './provide-shared';
import { shareChunk } from './share-chunks';

/** Entries that are not for the page: tools, tests, and what only a host needs. */
const notForRemotes = new Set([
  // What compiles texts.
  'mfe-kit/texts',
  // Hosts bring the translations of shared-ui.
  'shared-ui/texts',
  // Examples of the API's own description.
  'contract/examples',
  // The shell's own page of API keys and webhooks.
  'contract/integration',
  // The shell's own page of the installation.
  'contract/operation',
  // The shell's own page of personal data.
  'contract/privacy',
  // Drawn by shared-ui.
  'contract/pictograms',
  // Structures are worked out by the API's threads and the visitors' browsers.
  'contract/drawing',
  'contract/statements',
  'contract/structures',
  'mfe-kit/build',
  'mfe-kit/dev',
  'mfe-kit/jest',
  'mfe-kit/jest/compiled-runtime',
  // In the build of a remote with a React of its own.
  'mfe-kit/own-react',
  'mfe-kit/shared-keys',
  'mfe-kit/standalone',
  'mfe-kit/testing',
  'mfe-kit/tsconfig.remote.json',
  'mfe-kit/provided/for-editions',
  'mfe-kit/provided/react-query',
  'mfe-kit/provided/react-router-dom',
  'mfe-kit/provided/styled-components',
  'shared-ui/fonts',
  'shared-ui/no-eval',
  'shared-ui/testing',
  'shared-ui/theme',
  'shared-ui/theme-script',
]);

describe('what the shell provides', () => {
  test('is exactly what remotes leave out of their builds', () => {
    expect(Object.keys(provideShared).toSorted()).toEqual(sharedKeys.toSorted());
  });

  test.each(Object.entries(provideShared))('%s has names in it', async (_, shared) => {
    // Libraries of the editor are modules that only a browser can load.
    if (shared.kind === 'later') return;
    if (shared.kind === 'with-remote') await shared.fetch();
    const module = shared.kind === 'here' ? shared.module : await shared.load();
    expect(Object.keys(module)).not.toEqual([]);
  });

  test('is preloaded by the names of its chunks', () => {
    const source = readFileSync(join(__dirname, 'provide-shared.ts'), 'utf8');
    const fetched = /(\w+): \(\) => import\(\/\* webpackChunkName: "([^"]+)" \*\/ '.\/nothing'\)/g;
    const chunkOf = new Map([...source.matchAll(fetched)].map(([, name, chunk]) => [name, chunk]));
    const withRemote =
      /withRemote\(\s*chunks\.(\w+),\s*\(\) =>\s*import\(\s*\/\* webpackChunkName: "([^"]+)" \*\/\s*'([^']+)'/g;
    const found = [...source.matchAll(withRemote)];
    const chunks = found.map(([, , chunk, key = '']) => [key, chunk]);
    expect(found.map(([, name]) => chunkOf.get(name))).toEqual(chunks.map(([, chunk]) => chunk));
    const keys = Object.entries(provideShared).flatMap(([key, { kind }]) =>
      kind === 'with-remote' ? [key] : [],
    );
    expect(chunks).toEqual(keys.map((key) => [key, shareChunk(key)]));
  });

  test.each(['contract', 'panel-runtime', 'shared-ui', 'mfe-kit'])(
    'has every entry of %s',
    (name) => {
      const file = join(__dirname, '../../..', name, 'package.json');
      const { exports } = JSON.parse(readFileSync(file, 'utf8'));
      const entries = Object.keys(exports).map((entry) => name + entry.slice(1));
      const missing = entries.filter(
        (entry) => !(entry in provideShared) && !notForRemotes.has(entry),
      );
      expect(missing).toEqual([]);
    },
  );
});
