import { containerName, ReleaseDocument, type RemoteManifest } from 'contract/release';
import webpack, { type Compilation, type Compiler } from 'webpack';
import { needsOf } from '../build/release-of';
import { integrityOf } from '../build/integrity-of';
import { remoteEntry } from '../build/remote-config';

type Assets = Readonly<Record<string, webpack.sources.Source>>;

/** The version of a remote on a dev server. */
export const devVersion = '0.0.0-dev';

/** The file with which a build describes itself. */
export const releaseFile = 'release.json';

/** Emits `release.json` beside the entry of a dev server, with the hashes of the current files. */
export class DevRelease {
  readonly #manifest: RemoteManifest;

  constructor(manifest: RemoteManifest) {
    this.#manifest = manifest;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(DevRelease.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: DevRelease.name, stage }, (assets) => {
        const text = JSON.stringify(this.#documentOf(compilation, assets), null, 2);
        compilation.emitAsset(releaseFile, new webpack.sources.RawSource(text));
      });
    });
  }

  #documentOf(compilation: Compilation, assets: Assets): ReleaseDocument {
    const manifest = this.#manifest;
    const scripts = Object.entries(assets).filter(([file]) => file.endsWith('.js'));
    return ReleaseDocument.parse({
      ...manifest,
      version: devVersion,
      container: containerName(manifest.id, devVersion),
      entry: remoteEntry,
      integrity: Object.fromEntries(
        scripts.map(([file, source]) => [file, integrityOf(source.buffer())]),
      ),
      needs: needsOf(manifest, compilation),
      size: { plain: 0, compressed: 0 },
      buildTime: new Date().toISOString(),
      commit: 'working copy',
      files: {},
    });
  }
}
