import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * PGlite's code, compiled, held for as long as the process of tests lives: the engine of V8 finds it by its bytes, and
 * each suite's own database starts in half the time. Undefined in a run with a server.
 */
export const heldEngine = process.env.TEST_DATABASE_URL === undefined ? await compile() : undefined;

async function compile() {
  const api = createRequire(import.meta.url).resolve('api/testing');
  const engine = dirname(createRequire(api).resolve('@electric-sql/pglite'));
  return WebAssembly.compile(await readFile(join(engine, 'pglite.wasm')));
}
