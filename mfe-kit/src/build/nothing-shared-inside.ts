import { sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { packageOf } from '../shared-keys';
import { emittedModules } from './chunk-modules';

/** Fails the build when a chunk contains code of a package of these share keys: the page would have two copies. */
export class NothingSharedInside {
  readonly #keys: readonly string[];

  constructor(keys: readonly string[]) {
    this.#keys = keys;
  }

  apply(compiler: Compiler): void {
    const packages = [...new Set(this.#keys.map(packageOf))];
    compiler.hooks.compilation.tap(NothingSharedInside.name, (compilation) => {
      compilation.hooks.afterSeal.tap(NothingSharedInside.name, () => {
        for (const module of emittedModules(compilation)) {
          const path = module.nameForCondition();
          const shared = packages.find((name) => path !== null && isOf(path, name));
          if (shared === undefined) continue;
          const issuer = compilation.moduleGraph
            .getIssuer(module)
            ?.readableIdentifier(compilation.requestShortener);
          compilation.errors.push(
            new webpack.WebpackError(
              `${issuer ?? 'A module'} brings ${path} of ${shared} into this remote. The shell provides ` +
                `${shared} once for the page: import one of ${this.#keysOf(shared)}.`,
            ),
          );
        }
      });
    });
  }

  #keysOf(name: string): string {
    return this.#keys.filter((key) => packageOf(key) === name).join(', ');
  }
}

function isOf(path: string, name: string): boolean {
  const folder = name.split('/').join(sep);
  const root = path.split(`${sep}node_modules${sep}`);
  if (root.length > 1) return root.at(-1)?.startsWith(folder + sep) === true;
  return path.includes(`${sep}${folder}${sep}src${sep}`);
}
