import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  containerName,
  pageContract,
  ReleaseDocument,
  remoteContract,
  type RemoteManifest,
} from 'contract/release';
import { AssetListing, assetListFile } from './asset-list';
import { compressFiles } from './compress-files';
import { fingerprintOf } from './fingerprint';
import { lockFileOf } from './lock-file';
import { commitOf } from './release-of';
import { runWebpack } from './run-webpack';
import { scriptSizes } from './script-facts';
import { shellConfig } from './shell-config';

/** The workspaces whose sources are part of the panel. */
const workspaces = ['contract', 'panel-runtime', 'shared-ui', 'mfe-kit'];

const entry = './src/main.tsx';

/** The hash of all inputs of the panel's build. */
export function panelFingerprint(folder: string): Promise<string> {
  return fingerprintOf({
    folders: [folder, ...workspaces.map((name) => join(folder, '..', name))].map((one) =>
      join(one, 'src'),
    ),
    files: [join(folder, 'panel.json'), join(folder, 'package.json'), lockFileOf(folder)],
    facts: [entry],
  });
}

/** A version under construction, in its output folder. */
export interface Building {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly version: string;
  readonly output: string;
}

/** Builds the panel into a folder of its own, from which `/shell/<version>/` is served. */
export async function buildPanel(building: Building): Promise<ReleaseDocument> {
  const { folder, manifest, version, output } = building;
  await runWebpack(
    shellConfig({
      folder,
      entry,
      publicPath: `/shell/${version}/`,
      output: join('dist', version),
    }),
  );
  await compressFiles(output);
  const listing = JSON.parse(await readFile(join(output, assetListFile), 'utf8'));
  const { scripts, chunks, integrity, shared, names } = AssetListing.parse(listing);
  const allScripts = Object.keys(integrity).filter((name) => name.endsWith('.js'));
  return ReleaseDocument.parse({
    ...manifest,
    version,
    container: containerName(manifest.id, version),
    entry: scripts.at(-1),
    integrity,
    size: await scriptSizes(allScripts, output),
    needs: { contract: remoteContract, shared: {} },
    buildTime: new Date().toISOString(),
    commit: await commitOf(folder),
    files: { panel: scripts },
    panel: { pageContract, scripts, chunks, shared, names },
  });
}
