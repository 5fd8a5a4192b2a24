import { join } from 'node:path';
import { needsOf, readManifest, remoteConfig, runWebpack, shellConfig } from 'mfe-kit/build';
import { pageFiles } from './page-files';
import { editor, pages, table } from './pages';
import type { BuiltApp, Files } from './weigh';

const root = join(import.meta.dirname, '../../..');

export interface Federated extends BuiltApp {
  /** What a page without a session loads; the first load adds the panel's scripts. */
  readonly signIn: Files;
  /** All scripts of the remote except the editor's. */
  readonly remote: Files;
  readonly editor: Files;
}

/** Release builds of the shell and the catalogue. */
export async function buildFederated(): Promise<Federated> {
  const shellFolder = join(root, 'bench/dist-shell');
  const folder = join(root, 'bench/dist-remote');
  const shell = await runWebpack(
    shellConfig({
      folder: join(root, 'shell'),
      entry: './src/main.tsx',
      publicPath: '/shell/',
      output: '../bench/dist-shell',
    }),
  );
  const entry = shell.compilation.entrypoints.get('main')?.getFiles() ?? [];
  const panel = shell.compilation.namedChunkGroups.get('start')?.getFiles() ?? [];
  const source = join(root, 'mfe-catalog');
  const manifest = await readManifest(source);
  const { compilation } = await runWebpack(
    remoteConfig({ folder: source, manifest, version: '1.0.0', outputPath: folder }),
  );
  const expose = compilation.namedChunkGroups.get('expose-routes')?.getFiles() ?? [];
  const start = ['remoteEntry.js', ...expose];
  const drawing = pageFiles(compilation, [editor]);
  // Another language is loaded by who reads it.
  const apart = new Set([...drawing, ...pageFiles(compilation, ['messages/de.po'])]);
  const keys = Object.keys(needsOf(manifest, compilation).shared).filter(isLoadedAlong);
  return {
    shared: { folder: shellFolder, files: pageFiles(shell.compilation, keys) },
    signIn: { folder: shellFolder, files: entry },
    firstLoad: { folder: shellFolder, files: [...entry, ...panel] },
    table: { folder, files: [...start, ...pageFiles(compilation, [table])] },
    pages: { folder, files: [...start, ...pageFiles(compilation, pages)] },
    remote: {
      folder,
      files: Object.keys(compilation.assets).filter(
        (name) => name.endsWith('.js') && !apart.has(name),
      ),
    },
    editor: { folder, files: drawing },
  };
}

/** Libraries and the words of languages are in the first load; a canvas for structures is loaded by the page that draws. */
function isLoadedAlong(key: string): boolean {
  return /^(?:contract|shared-ui)\b/.test(key) && !loadedElsewhere.has(key);
}

const loadedElsewhere = new Set(['shared-ui/i18n', 'shared-ui/structure-canvas']);
