import { sep } from 'node:path';
import type { Compiler } from 'webpack';

/** Fails a browser build that a package for the server has slipped into. */
export class ServerOnly {
  readonly #packages: readonly string[];

  constructor(packages: readonly string[]) {
    this.#packages = packages;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(ServerOnly.name, (compilation) => {
      compilation.hooks.afterOptimizeChunkModules.tap(ServerOnly.name, (_chunks, modules) => {
        for (const module of modules) {
          const path = module.nameForCondition() ?? '';
          const found = this.#packages.find((name) => path.includes(folderOf(name)));
          if (!found || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
          compilation.errors.push(
            new Error(
              `${found} is for the server alone, but a module of the browser build imports it. ` +
                `Import only types from contract there, or move the work into a loader.`,
            ),
          );
          return;
        }
      });
    });
  }
}

function folderOf(name: string): string {
  return `${sep}node_modules${sep}${name.replaceAll('/', sep)}${sep}`;
}
