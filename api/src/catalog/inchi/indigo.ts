import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
  // The built server is in another folder than its source.
  const place = process.env.BUNDLED ? (process.argv[1] ?? '') : import.meta.url;
  const file = createRequire(place).resolve(entry);
  const start = asStart(await import(/* webpackIgnore: true */ pathToFileURL(file).href));
  return start({ wasmBinary: readFileSync(join(dirname(file), binary)) });
}

/** Guarantee: the module's default export starts it, or the conversion at the start of the thread fails. */
function asStart(module: unknown): StartIndigo {
  return (module as { readonly default: StartIndigo }).default;
}
