import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/**
 * Bundles TypeScript sources into ES modules, once in a run of tests. Loading several hundred modules through a
 * TypeScript loader takes each process and each worker thread seconds.
 *
 * @param entries - file name without extension, and source
 * @param folder - where the bundles are written; processes may call it at once
 */
export async function bundleSources(entries, folder) {
  if (existsSync(folder)) return;
  const draft = await mkdtemp(join(tmpdir(), 'chemical-trading-bundle-'));
  await build({
    entryPoints: entries,
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // As Node resolves packages.
    mainFields: ['main'],
    plugins: [installedPackages, ownAddress],
    logLevel: 'error',
  });
  await rename(draft, folder).catch(async (error) => {
    await rm(draft, { recursive: true, force: true });
    // Another process was quicker.
    if (!existsSync(folder)) throw error;
  });
}

/** Installed packages are imported where they are; packages that are sources are part of the bundle. */
const installedPackages = {
  name: 'installed-packages',
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, async ({ path, ...from }) => {
      if (from.pluginData === 'resolved' || from.kind === 'entry-point') return undefined;
      const found = await bundle.resolve(path, { ...from, pluginData: 'resolved' });
      if (found.external || !found.path.includes('node_modules') || /\.tsx?$/.test(found.path)) {
        return found;
      }
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};

/**
 * A module's own address stays that of its source, beside which it reads files. Imports of files by pattern, which
 * webpack leaves alone, are bundled.
 */
const ownAddress = {
  name: 'own-address',
  setup(bundle) {
    bundle.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('/* webpackIgnore: true */', '');
      return { contents, loader: 'ts' };
    });
  },
};
