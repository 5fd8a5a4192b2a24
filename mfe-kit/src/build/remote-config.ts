import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerName, type RemoteManifest } from 'contract/release';
import { sharedKeys } from '../shared-keys';
import { baseConfig, chunkLoadTimeout } from './base-config';
import { consumedFromPage, libraryFiles } from './consumed-from-page';
import { IntegrityFromHost } from './integrity-from-host';
import { NothingSharedInside } from './nothing-shared-inside';
import { OnlyProvidedNames } from './only-provided-names';

export const remoteEntry = 'remoteEntry.js';

export interface RemoteBuild {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly version: string;
  readonly outputPath: string;
}

/**
 * The federation container of one version of a remote. The version is part of every global name: with one stable name,
 * a page that already runs a version would silently get that version again instead of the next.
 */
export function remoteConfig({
  folder,
  manifest,
  version,
  outputPath,
}: RemoteBuild): Configuration {
  const container = containerName(manifest.id, version);
  const { ModuleFederationPlugin } = webpack.container;
  const { VirtualUrlPlugin } = webpack.experiments.schemes;
  const base = baseConfig({ folder, namespace: manifest.id });
  return {
    ...base,
    module: { rules: [...base.module.rules, libraryFiles] },
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: outputPath,
      publicPath: 'auto',
      uniqueName: container,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout,
      crossOriginLoading: 'anonymous',
      hashFunction: 'xxhash64',
    },
    plugins: [
      new VirtualUrlPlugin({
        lifecycles: { context: folder, source: () => lifecyclesSource(folder) },
      }),
      new ModuleFederationPlugin({
        name: container,
        filename: remoteEntry,
        library: { type: 'var', name: container },
        exposes: exposesOf(manifest),
        shared: consumedFromPage(sharedKeys),
      }),
      new IntegrityFromHost(container),
      new NothingSharedInside(sharedKeys),
      new OnlyProvidedNames('remote'),
    ],
  };
}

/** The name of an expose's chunk. */
export function exposeChunk(mount: string): string {
  return `expose-${mount}`;
}

function exposesOf({ exposes }: RemoteManifest) {
  const sources = { routes: './src/index.ts', lifecycles: 'virtual:lifecycles' };
  return Object.fromEntries(
    exposes.map((mount) => [`./${mount}`, { import: sources[mount], name: exposeChunk(mount) }]),
  );
}

function lifecyclesSource(folder: string): string {
  return `import remote from ${JSON.stringify(join(folder, 'src/index.ts'))};
import { makeLifecycles } from 'mfe-kit/lifecycles';
export const { bootstrap, mount, update, unmount, canUpdate } = makeLifecycles(remote);`;
}
