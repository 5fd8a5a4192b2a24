import webpack, { type Compiler } from 'webpack';

const pageChunk = 'page-';

/**
 * Writes `manifest.json`: the scripts that start every page, in order, those of each kind of page, and the fonts worth
 * loading early.
 */
export class AssetManifest {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(AssetManifest.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: AssetManifest.name, stage }, (assets) => {
        const fonts = Object.keys(assets).filter((file) => /^inter-latin-wght.*woff2$/.test(file));
        const scripts = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const pages = Object.fromEntries(
          [...compilation.namedChunkGroups]
            .filter(([name]) => name.startsWith(pageChunk))
            .map(([name, group]) => [name.slice(pageChunk.length), group.getFiles()]),
        );
        const source = new webpack.sources.RawSource(JSON.stringify({ scripts, pages, fonts }));
        compilation.emitAsset('manifest.json', source);
      });
    });
  }
}
