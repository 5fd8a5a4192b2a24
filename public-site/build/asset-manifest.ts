import webpack, { type Compiler } from 'webpack';

/**
 * Writes `manifest.json`: the scripts that start every page, in order, those of each kind of page and of each language, and
 * the fonts worth loading early.
 */
export class AssetManifest {
  apply(compiler: Compiler): void {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(AssetManifest.name, (compilation) => {
      compilation.hooks.processAssets.tap({ name: AssetManifest.name, stage }, (assets) => {
        const fonts = Object.keys(assets).filter((file) => /^inter-latin-wght.*woff2$/.test(file));
        const scripts = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const [pages, languages] = ['page-', 'language-'].map((start) =>
          Object.fromEntries(
            [...compilation.namedChunkGroups]
              .filter(([name]) => name.startsWith(start))
              .map(([name, group]) => [name.slice(start.length), group.getFiles()]),
          ),
        );
        const manifest = JSON.stringify({ scripts, pages, languages, fonts });
        const source = new webpack.sources.RawSource(manifest);
        compilation.emitAsset('manifest.json', source);
      });
    });
  }
}
