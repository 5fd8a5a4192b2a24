import type { Compiler } from 'webpack';

/**
 * Makes a remote's chunk loader read the hash of each chunk from the host that loaded the remote, in
 * `globalThis.__remoteIntegrity__[container][file]`. A chunk without a hash gets one that nothing matches, so that the
 * browser rejects it and webpack can retry it; throwing here would leave the chunk pending for ever.
 */
export class IntegrityFromHost {
  readonly #container: string;

  constructor(container: string) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    // From the webpack that builds, which may be another copy than this package's.
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
