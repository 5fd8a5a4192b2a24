import webpack, { type Compiler } from 'webpack';
import { consumedKey, emittedModules } from './chunk-modules';
import { type Consumer, providedNames } from './provided-names';
import { usedNames } from './shared-names';

/** Fails a build that uses an export of a shared package that the shell does not provide. */
export class OnlyProvidedNames {
  readonly #consumer: Consumer;

  constructor(consumer: Consumer) {
    this.#consumer = consumer;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(OnlyProvidedNames.name, (compilation) => {
      compilation.hooks.afterSeal.tapPromise(OnlyProvidedNames.name, async () => {
        for (const module of emittedModules(compilation)) {
          const key = consumedKey(module);
          const provided = key === undefined ? undefined : await providedNames(key, this.#consumer);
          if (key === undefined || provided === undefined) continue;
          for (const name of usedNames(compilation, module)) {
            if (!provided.has(name)) compilation.errors.push(notProvided(name, key));
          }
        }
      });
    });
  }
}

function notProvided(name: string, key: string) {
  return new webpack.WebpackError(
    `The shell does not provide ${name} of ${key}, so it would be undefined. Add it to the list in ` +
      `mfe-kit/src/provided and release the shell first, or do without it.`,
  );
}
