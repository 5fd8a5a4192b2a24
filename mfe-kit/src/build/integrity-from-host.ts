import type { Compiler } from 'webpack';

/**
 * Makes a remote's own chunk loader take the hash of each chunk from the host that loaded the remote, under
 * `globalThis.__remoteIntegrity__[container][file]`. A chunk without a hash gets one that nothing matches, so that
 * the browser refuses it and webpack sees a failed chunk, which it can load again; throwing here would leave the
 * chunk pending for ever.
 */
export class IntegrityFromHost {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    // Of the webpack that builds: a team may have another one than this package.
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap(IntegrityFromHost.name, (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        IntegrityFromHost.name,
        (source) => source + this.#setIntegrity(),
      );
    });
  }

  #setIntegrity(): string {
    return `
var hashes = (globalThis.__remoteIntegrity__ || {})[${JSON.stringify(this.#container)}] || {};
script.integrity = hashes[url.slice(__webpack_require__.p.length)] || ${JSON.stringify(matchesNothing)};
script.crossOrigin = "anonymous";`;
  }
}

const matchesNothing = `sha384-${'A'.repeat(64)}`;
