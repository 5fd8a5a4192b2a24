import { sep } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { packageOf, sharedKeys } from '../shared-keys';
import { emittedModules } from './chunk-modules';

const sharedPackages = [...new Set(sharedKeys.map(packageOf))];

/** Fails the build of a remote when a chunk contains code of a shared package: the page would have two copies. */
export class NothingSharedInside {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NothingSharedInside.name, (compilation) => {
      compilation.hooks.afterSeal.tap(NothingSharedInside.name, () => {
        for (const module of emittedModules(compilation)) {
          const path = module.nameForCondition();
          const shared = sharedPackages.find((name) => path !== null && isOf(path, name));
          if (shared === undefined) continue;
          const issuer = compilation.moduleGraph
            .getIssuer(module)
            ?.readableIdentifier(compilation.requestShortener);
          compilation.errors.push(
            new webpack.WebpackError(
              `${issuer ?? 'A module'} brings ${path} of ${shared} into this remote. The shell provides ` +
                `${shared} once for the page: import one of ${keysOf(shared)}.`,
            ),
          );
        }
      });
    });
  }
}

function isOf(path: string, name: string): boolean {
  const folder = name.split('/').join(sep);
  const root = path.split(`${sep}node_modules${sep}`);
  if (root.length > 1) return root.at(-1)?.startsWith(folder + sep) === true;
  return path.includes(`${sep}${folder}${sep}src${sep}`);
}

function keysOf(name: string): string {
  return sharedKeys.filter((key) => packageOf(key) === name).join(', ');
}
