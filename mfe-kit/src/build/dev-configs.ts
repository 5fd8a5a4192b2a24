import { join } from 'node:path';
import { containerName, type RemoteManifest } from 'contract/release';
import type { Configuration } from 'webpack';
import { withFastRefresh } from './fast-refresh';
import { IntegrityFromHost } from './integrity-from-host';
import { remoteConfig, remoteEntry } from './remote-config';
import { shellConfig } from './shell-config';

/** The version under which a dev server offers its remote. */
const version = '0.0.0-dev';

/** The shell for a dev server, with Fast Refresh. */
export function shellDevConfig(folder: string): Configuration {
  const config = shellConfig({ folder, entry: './src/main.tsx', publicPath: '/shell/' });
  return withFastRefresh(config, 'shell');
}

/** A remote's federation container for a dev server, with Fast Refresh. Its files change, so they have no hashes. */
export function remoteDevConfig(folder: string, manifest: RemoteManifest): Configuration {
  const outputPath = join(folder, 'dist-dev');
  const config = remoteConfig({ folder, manifest, version, outputPath });
  const plugins = config.plugins?.filter((plugin) => !(plugin instanceof IntegrityFromHost)) ?? [];
  return withFastRefresh({ ...config, plugins }, manifest.id);
}

/** What a registry says of a remote's dev server, besides where it is. */
export function devVersionOf({ id }: RemoteManifest) {
  return { version, container: containerName(id, version), entry: remoteEntry };
}
