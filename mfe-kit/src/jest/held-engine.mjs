import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const api = createRequire(import.meta.url).resolve('api/testing');
const engine = dirname(createRequire(api).resolve('@electric-sql/pglite'));

/**
 * The database's code, compiled, held for as long as the process of tests lives: the engine of V8 finds it by its bytes, and
 * each suite's own database starts in half the time.
 */
export const heldEngine = await WebAssembly.compile(await readFile(join(engine, 'pglite.wasm')));
