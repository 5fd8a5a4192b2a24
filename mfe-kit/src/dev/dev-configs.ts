import { join } from 'node:path';
import type { RemoteManifest } from 'contract/release';
import type { Configuration } from 'webpack';
import { IntegrityFromHost } from '../build/integrity-from-host';
import { reactSourceOf } from '../build/react-source';
import { remoteConfig } from '../build/remote-config';
import { shellConfig } from '../build/shell-config';
import { DevRelease, devVersion } from './dev-release';
import { forDevServer, withFastRefresh } from './fast-refresh';

/** The shell for a dev server, with Fast Refresh. */
export function shellDevConfig(folder: string): Configuration {
  const config = shellConfig({ folder, entry: './src/main.tsx', publicPath: '/shell/' });
  return withFastRefresh(forDevServer(config), 'shell');
}

export interface RemoteDevBuild {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  /** Whether the page's React is a development build: a production one supports neither Fast Refresh nor `jsxDEV`. */
  readonly hasRefresh: boolean;
}

/**
 * A remote's federation container for a dev server. A production page reloads at each edit, with the hashes of all
 * files; a development page applies changed modules in place, whose hashes cannot be known in advance.
 */
export function remoteDevConfig(build: RemoteDevBuild): Configuration {
  const { folder, manifest } = build;
  // Fast Refresh replaces modules of the page's React alone.
  const hasRefresh = build.hasRefresh && reactSourceOf(folder) === 'page';
  const outputPath = join(folder, 'dist-dev');
  const released = remoteConfig({ folder, manifest, version: devVersion, outputPath });
  const plugins = [...(released.plugins ?? []), new DevRelease(manifest)];
  const config = forDevServer({ ...released, plugins });
  if (!hasRefresh) return config;
  const unchecked = plugins.filter((one) => !(one instanceof IntegrityFromHost));
  return withFastRefresh({ ...config, plugins: unchecked }, manifest.id);
}
