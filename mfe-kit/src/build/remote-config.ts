import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { containerName, type RemoteManifest } from 'contract/release';
import { sharedKeys } from '../shared-keys';
import { containerConfig } from './container-config';
import { ownConfig } from './own-config';
import { type ReactSource, reactSourceOf } from './react-source';

export const remoteEntry = 'remoteEntry.js';

export interface RemoteBuild {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly version: string;
  readonly outputPath: string;
  /** As the remote's package.json says by default. */
  readonly react?: ReactSource | undefined;
}

/**
 * The federation container of one version of a remote. The version is part of every global name: with one stable name,
 * a page that already runs a version would silently get that version again instead of the next.
 */
export function remoteConfig(build: RemoteBuild): Configuration {
  const { folder, manifest, version, outputPath, react = reactSourceOf(folder) } = build;
  const { VirtualUrlPlugin } = webpack.experiments.schemes;
  const common = {
    folder,
    namespace: manifest.id,
    container: containerName(manifest.id, version),
    entry: remoteEntry,
    filename: '[name].[contenthash:8].js',
    outputPath,
    consumer: 'remote',
  } as const;
  if (react !== 'page') {
    const lifecycles = { import: './src/index', name: exposeChunk('lifecycles') };
    return ownConfig({ ...common, exposes: { './lifecycles': lifecycles }, fromPage: [] }, react);
  }
  const config = containerConfig({
    ...common,
    exposes: exposesOf(manifest),
    fromPage: sharedKeys,
  });
  const lifecycles = { context: folder, source: () => lifecyclesSource(folder) };
  return { ...config, plugins: [new VirtualUrlPlugin({ lifecycles }), ...config.plugins] };
}

/** The name of an expose's chunk. */
export function exposeChunk(mount: string): string {
  return `expose-${mount}`;
}

function exposesOf({ exposes }: RemoteManifest) {
  const sources = { routes: './src/index.ts', lifecycles: 'virtual:lifecycles' };
  const mounts = exposes.filter((mount) => mount !== 'panel');
  return Object.fromEntries(
    mounts.map((mount) => [`./${mount}`, { import: sources[mount], name: exposeChunk(mount) }]),
  );
}

function lifecyclesSource(folder: string): string {
  return `import remote from ${JSON.stringify(join(folder, 'src/index.ts'))};
import { makeLifecycles } from 'mfe-kit/lifecycles';
export const { bootstrap, mount, update, unmount, canUpdate } = makeLifecycles(remote);`;
}
