import webpack, { type Compiler } from 'webpack';
import { z } from 'zod';
import { integrityOf } from './integrity-of';
import { offeredNames } from './shared-names';

const Files = z.array(z.string());

/** `assets.json` of a browser build. */
export const AssetListing = z.object({
  publicPath: z.string(),
  /** The scripts of the initial page, in load order. */
  scripts: Files,
  /** The files of each chunk that is loaded later, by chunk name. */
  chunks: z.record(z.string(), Files),
  /** The integrity hash of each file. */
  integrity: z.record(z.string(), z.string()),
  /** In the shell's build, the version that it provides to remotes, by share key. */
  shared: z.record(z.string(), z.string()).optional(),
  /** In the shell's build, the names that our shared modules export, by share key. */
  names: z.record(z.string(), Files).optional(),
});
export type AssetListing = z.infer<typeof AssetListing>;

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
