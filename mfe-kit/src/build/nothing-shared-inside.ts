import { sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { packageOf } from '../shared-keys';
import { emittedModules } from './chunk-modules';

/** Fails the build when a chunk contains code of a package of these share keys: the page would have two copies. */
export class NothingSharedInside {
  readonly #keys: readonly string[];
  readonly #remedy: string | undefined;

  /** @param remedy - what to do, instead of importing one of the keys */
  constructor(keys: readonly string[], remedy?: string) {
    this.#keys = keys;
    this.#remedy = remedy;
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
              `${issuer ?? 'A module'} brings ${path} of ${shared} into this remote. ${this.#remedyFor(shared)}`,
            ),
          );
        }
      });
    });
  }

  #remedyFor(name: string): string {
    const keys = this.#keys.filter((key) => packageOf(key) === name).join(', ');
    return this.#remedy ?? `The shell provides ${name} once for the page: import one of ${keys}.`;
  }
}

function isOf(path: string, name: string): boolean {
  const folder = name.split('/').join(sep);
  const root = path.split(`${sep}node_modules${sep}`);
  if (root.length > 1) return root.at(-1)?.startsWith(folder + sep) === true;
  return path.includes(`${sep}${folder}${sep}src${sep}`);
}
