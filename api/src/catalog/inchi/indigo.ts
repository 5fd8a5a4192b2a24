import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { pathToFileURL } from 'node:url';
import { resolvePackage } from '../../process/resolve-package';

/** The part of Indigo that is used here; it has no types of its own. */
export interface Indigo {
  /** @throws a string or an error with the reason */
  convert(structure: string, format: string, options: IndigoOptions): string;
  readonly MapStringString: new () => IndigoOptions;
}

interface IndigoOptions {
  delete(): void;
}

type StartIndigo = (options: { readonly wasmBinary: Uint8Array }) => Promise<Indigo>;

const entry = 'indigo-ketcher/binaryWasmNoRender';
const binary = 'indigo-ketcher-norender-1.46.0.wasm';

/** Starts Indigo, which has the InChI library of IUPAC inside. */
export async function startIndigo(): Promise<Indigo> {
  const file = resolvePackage(entry);
  const start = asStart(await import(/* webpackIgnore: true */ pathToFileURL(file).href));
  const wasmBinary = readFileSync(join(dirname(file), binary));
  return compiledOnce(() => start({ wasmBinary }));
}

const baselineAlone = ['--liftoff-only', '--no-wasm-dynamic-tiering', '--no-wasm-lazy-compilation'];
const usual = [
  '--no-liftoff-only',
  '--wasm-tier-up',
  '--wasm-dynamic-tiering',
  '--wasm-lazy-compilation',
];

/**
 * Compiles WebAssembly once, by V8's baseline compiler: for texts of some hundred characters the optimizing one costs
 * twice the memory and three times the processor time. The flags are the process's, so they are put back at once.
 */
async function compiledOnce<Result>(compile: () => Promise<Result>): Promise<Result> {
  // With these flags the thread of Node 24 does not wait for the compiler: it ends when it has nothing else to do.
  const waiting = setInterval(() => undefined, 1_000);
  baselineAlone.forEach(setFlagsFromString);
  try {
    return await compile();
  } finally {
    clearInterval(waiting);
    usual.forEach(setFlagsFromString);
  }
}

/** Guarantee: the module's default export starts it, or the conversion at the start of the thread fails. */
function asStart(module: unknown): StartIndigo {
  return (module as { readonly default: StartIndigo }).default;
}
