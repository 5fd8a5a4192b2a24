import { sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import webpack, { type Compilation, type Compiler } from 'webpack';

const compress = promisify(brotliCompress);
const structureLibrary = `${sep}node_modules${sep}openchemlib${sep}`;
const pageChunk = 'page-';

/** A page's first load: what starts every page, and its own chunk. */
interface FirstLoad {
  readonly page: string;
  readonly files: readonly string[];
  readonly chunks: ReadonlySet<webpack.Chunk>;
}

/**
 * Fails the build when the scripts that a page starts with weigh more than a visitor should wait for, or when the
 * library for structures is among them: that is for the pages' own lazy parts.
 */
export class FirstLoadBudget {
  readonly #maxBytes: number;

  /** @param maxBytes - of all scripts together, each compressed by brotli */
  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  apply(compiler: Compiler): void {
    // In development every change is built, and a page may weigh more for a while.
    if (compiler.watchMode) return;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(FirstLoadBudget.name, (compilation) => {
      const options = { name: FirstLoadBudget.name, stage };
      compilation.hooks.processAssets.tapPromise(options, async () => {
        const weigh = weigher(compilation);
        for (const load of firstLoads(compilation)) {
          const sizes = await Promise.all(load.files.map(weigh));
          this.#check(compilation, { load, bytes: sizes.reduce((sum, size) => sum + size, 0) });
        }
      });
    });
  }

  #check(compilation: Compilation, { load, bytes }: { load: FirstLoad; bytes: number }): void {
    const { page, chunks } = load;
    if (bytes > this.#maxBytes) {
      const words = `The page ${page} starts with ${bytes} bytes of scripts, compressed; ${this.#maxBytes} are the most. `;
      const advice = 'Import what is not needed at once by import().';
      compilation.errors.push(new webpack.WebpackError(words + advice));
    }
    const hasLibrary = [...chunks].some((chunk) =>
      [...compilation.chunkGraph.getChunkModulesIterable(chunk)].some((module) =>
        module.nameForCondition()?.includes(structureLibrary),
      ),
    );
    if (hasLibrary) {
      const words = `The page ${page} starts with openchemlib. Import it by import() or in a worker.`;
      compilation.errors.push(new webpack.WebpackError(words));
    }
  }
}

function firstLoads({ entrypoints, namedChunkGroups }: Compilation): FirstLoad[] {
  const start = entrypoints.get('main');
  const pages = [...namedChunkGroups].filter(([name]) => name.startsWith(pageChunk));
  return pages.map(([name, group]) => ({
    page: name.slice(pageChunk.length),
    files: [...new Set([...(start?.getFiles() ?? []), ...group.getFiles()])].filter((file) =>
      file.endsWith('.js'),
    ),
    chunks: new Set([...(start?.chunks ?? []), ...group.chunks]),
  }));
}

/** Compresses each file once: pages share most of theirs. */
function weigher(compilation: Compilation) {
  const sizes = new Map<string, Promise<number>>();
  return (file: string) => {
    const size =
      sizes.get(file) ??
      compress(compilation.getAsset(file)?.source.buffer() ?? Buffer.alloc(0)).then(
        ({ length }) => length,
      );
    sizes.set(file, size);
    return size;
  };
}
