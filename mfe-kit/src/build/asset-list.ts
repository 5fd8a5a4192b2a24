import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';
import { offeredNames } from './shared-names';

/** `assets.json` of a browser build. */
export interface AssetListing {
  readonly publicPath: string;
  /** The scripts of the initial page, in load order. */
  readonly scripts: readonly string[];
  /** The files of each chunk that is loaded later, by chunk name. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** The integrity hash of each file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** In the shell's build, the version that it provides to remotes, by share key. */
  readonly shared?: Readonly<Record<string, string>>;
  /** In the shell's build, the names that our shared modules export, by share key. */
  readonly names?: Readonly<Record<string, readonly string[]>>;
}

export const assetListFile = 'assets.json';

/** Writes `assets.json`. */
export class AssetList {
  readonly #facts: Pick<AssetListing, 'shared'>;

  constructor(facts: Pick<AssetListing, 'shared'>) {
    this.#facts = facts;
  }

  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(AssetList.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: AssetList.name, stage }, (assets) => {
        const chunks = [...compilation.namedChunkGroups].map(
          ([name, group]) => [name, group.getFiles()] as const,
        );
        const listing: AssetListing = {
          publicPath: String(compilation.outputOptions.publicPath),
          scripts: compilation.entrypoints.get('main')?.getFiles() ?? [],
          chunks: Object.fromEntries(chunks.filter(([name]) => name !== 'main')),
          integrity: Object.fromEntries(
            Object.entries(assets).map(([file, source]) => [file, integrityOf(source.buffer())]),
          ),
          ...this.#facts,
          ...(this.#facts.shared && { names: offeredNames(compilation) }),
        };
        compilation.emitAsset(
          assetListFile,
          new webpack.sources.RawSource(JSON.stringify(listing, null, 2)),
        );
      });
    });
  }
}
