import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleSources } from './bundle-sources.mjs';

const server = 'test-server';
const threads = [
  'card-worker',
  'document-worker',
  'inchi-worker',
  'mail-order-worker',
  'mail-worker',
  'pdf-list-worker',
  'structure-worker',
  'transfer-reader',
];

/**
 * A folder for what suites of one run share, the bundles of the API's worker threads, and a database server; processes
 * find them by the environment. `DATABASE_URL` names another server.
 */
export default async function openRunFolder() {
  // Megabytes: suites make many short-lived objects, which a larger space collects in fewer rounds.
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=32`;
  process.env.TEST_RUN_FOLDER = await mkdtemp(join(tmpdir(), 'chemical-trading-run-'));
  process.env.THREADS_FOLDER = join(process.env.TEST_RUN_FOLDER, 'threads');
  const { resolve } = createRequire(import.meta.url);
  const entries = [server, ...threads].map((name) => [name, resolve(`api/${name}`)]);
  await bundleSources(Object.fromEntries(entries), process.env.THREADS_FOLDER);
  const started = await startServer();
  globalThis.closeRunFolder = async () => {
    await started?.stop();
    await rm(process.env.TEST_RUN_FOLDER, { recursive: true, force: true });
  };
}

async function startServer() {
  const { DATABASE_URL, THREADS_FOLDER } = process.env;
  if (DATABASE_URL !== undefined) {
    process.env.TEST_DATABASE_URL = DATABASE_URL;
    return undefined;
  }
  const { startTestServer } = await import(join(THREADS_FOLDER, `${server}.mjs`));
  const started = await startTestServer();
  process.env.TEST_DATABASE_URL = started.url;
  return started;
}
