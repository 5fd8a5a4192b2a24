import webpack, { type Compiler } from 'webpack';
import { integrityOf } from './integrity-of';

/** `assets.json` of a browser build. */
export interface AssetListing {
  readonly publicPath: string;
  /** The scripts that start the app, in order. */
  readonly scripts: readonly string[];
  /** By chunk name, the files of a chunk that is loaded later. */
  readonly chunks: Readonly<Record<string, readonly string[]>>;
  /** By file, its hash. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Of the shell's build: by share key, the version that it hands over to remotes. */
  readonly shared?: Readonly<Record<string, string>>;
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
        };
        compilation.emitAsset(
          assetListFile,
          new webpack.sources.RawSource(JSON.stringify(listing, null, 2)),
        );
      });
    });
  }
}
