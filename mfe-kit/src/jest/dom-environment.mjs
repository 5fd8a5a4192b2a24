import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import { bundleSources } from './bundle-sources.mjs';
import { heldEngine } from './held-engine.mjs';

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'fetch',
  'structuredClone',
  'ReadableStream',
  'TransformStream',
  'Uint8Array',
  'AbortController',
  'AbortSignal',
];

/** Once for all suites of a process. */
let testing;

function load() {
  testing ??= loadBundle();
  return testing;
}

async function loadBundle() {
  const folder = join(process.env.TEST_RUN_FOLDER, 'api');
  const source = createRequire(import.meta.url).resolve('api/testing');
  await bundleSources({ testing: source }, folder);
  return import(join(folder, 'testing.mjs'));
}

/**
 * jsdom with the web platform classes that it lacks, `startTestApi()`: the real API, running in Node's own realm, for
 * tests of screens to talk to, and `startMailHost()`: a mail server for that API to send by.
 */
export default class DomEnvironment extends TestEnvironment {
  heldEngine = heldEngine;

  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.startTestApi = async (options) => (await load()).startTestApi(options);
    this.global.startMailHost = async (options) => (await load()).startMailHost(options);
  }
}
