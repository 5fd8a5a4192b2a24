import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleSources } from './bundle-sources.mjs';

const threads = [
  'card-worker',
  'inchi-worker',
  'pglite-worker',
  'structure-worker',
  'transfer-reader',
];

/** A folder for what suites of one run share, and the bundles of the API's worker threads; processes find both by name. */
export default async function openRunFolder() {
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'chemical-trading-run-'));
  process.env.THREADS_FOLDER = join(process.env.TEST_RUN_FOLDER, 'threads');
  const { resolve } = createRequire(import.meta.url);
  const entries = threads.map((name) => [name, resolve(`api/${name}`)]);
  await bundleSources(Object.fromEntries(entries), process.env.THREADS_FOLDER);
  globalThis.closeRunFolder = () =>
    rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
}
