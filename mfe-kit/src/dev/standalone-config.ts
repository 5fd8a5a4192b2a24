import { join } from 'node:path';
import webpack, { type Compiler, type Configuration } from 'webpack';
import type { RemoteManifest } from 'contract/release';
import { assetRule } from '../build/asset-rule';
import { baseConfig } from '../build/base-config';
import { fastRefresh } from './fast-refresh';
import { swcRule } from '../build/swc-rule';

/** One remote as a page of its own, for development: no federation, Fast Refresh. */
export function standaloneConfig(folder: string, manifest: RemoteManifest): Configuration {
  const namespace = manifest.id;
  const isDevelopment = true;
  return {
    ...baseConfig({ folder, namespace, isDevelopment }),
    target: ['web', 'es2022'],
    entry: { main: 'virtual:standalone' },
    output: { path: join(folder, 'dist-dev'), publicPath: '/', filename: '[name].js' },
    module: { rules: [swcRule({ namespace, isDevelopment, hasRefresh: true }), assetRule()] },
    plugins: [
      new webpack.experiments.schemes.VirtualUrlPlugin({
        standalone: { context: folder, source: () => standaloneSource(folder) },
      }),
      new StartPage(manifest.title),
      ...fastRefresh(),
    ],
  };
}

function standaloneSource(folder: string): string {
  return `import remote from ${JSON.stringify(join(folder, 'src/index.ts'))};
import manifest from ${JSON.stringify(join(folder, 'remote.json'))};
import { startStandalone } from 'mfe-kit/standalone';
startStandalone({ remote, manifest });`;
}

/** Writes the HTML page that loads the script. */
class StartPage {
  readonly #title: string;

  constructor(title: string) {
    this.#title = title;
  }

  apply(compiler: Compiler): void {
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${this.#title}</title>
<meta name="viewport" content="width=device-width"><script defer src="/main.js"></script></head><body></body></html>`;
    compiler.hooks.thisCompilation.tap(StartPage.name, (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: StartPage.name, stage }, () => {
        compilation.emitAsset('index.html', new webpack.sources.RawSource(page));
      });
    });
  }
}
