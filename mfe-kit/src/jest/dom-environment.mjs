import { createRequire } from 'node:module';
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-jsdom';
import { bundleSources } from './bundle-sources.mjs';

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

/** Packages that the suites of one run share as bundles; a remote out of this repository has the first alone. */
const bundled = {
  testing: 'api/testing',
  'demo-company': 'demo-company',
  'dev-mailbox': 'dev-mailbox',
};

/** Node caches modules, so each bundle is loaded once for all suites of a process. */
async function load(name) {
  const folder = join(process.env.TEST_RUN_FOLDER, 'api');
  await bundleSources(sourcesOf(bundled), folder);
  return import(join(folder, `${name}.mjs`));
}

function sourcesOf(packages) {
  const { resolve } = createRequire(import.meta.url);
  const found = Object.entries(packages).flatMap(([name, entry]) => {
    try {
      return [[name, resolve(entry)]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(found);
}

async function startTestApi({ seed = 'none', env = {}, ...options } = {}) {
  const { startTestApi: start } = await load('testing');
  return start({
    ...options,
    env,
    ...(seed === 'demo' && { seed: (await load('demo-company')).demoCompany }),
    ...('MAILBOX_PORT' in env && { openMailbox: (await load('dev-mailbox')).openMailbox }),
  });
}

/** Fetches, and hands over a fifth of the responses only after a delay in milliseconds: what depends on speed fails then. */
function delayedFetch(delay) {
  return async (...request) => {
    const response = await fetch(...request);
    if (Math.random() < 0.2) await new Promise((resolve) => setTimeout(resolve, delay));
    return response;
  };
}

/**
 * jsdom with the web platform classes that it lacks, `startTestApi()`: the real API, running in Node's own realm, for
 * tests of screens to talk to, and `startMailHost()`: a mail server for that API to send by.
 */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    if (process.env.ANSWER_DELAY)
      this.global.fetch = delayedFetch(Number(process.env.ANSWER_DELAY));
    // React's production build, which is what users run. `REACT_BUILD=development` shows its warnings.
    this.global.process.env.NODE_ENV = process.env.REACT_BUILD ?? 'production';
    this.global.startTestApi = startTestApi;
    this.global.startMailHost = async (options) => (await load('testing')).startMailHost(options);
  }
}
