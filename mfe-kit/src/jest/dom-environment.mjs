import { TestEnvironment } from 'jest-environment-jsdom';
// oxlint-disable-next-line eslint/no-restricted-imports -- an entry of tsx, not the API
import { register } from 'tsx/esm/api';
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

/** Reads TypeScript sources; in one namespace, they share what they import. */
const sources = register({ namespace: 'test-api' });
const load = (specifier) => sources.import(specifier, import.meta.url);

/** Node caches modules, so each is loaded once for all suites of a process: loading the API takes seconds. */
async function startTestApi({ seed = 'none', env = {}, ...options } = {}) {
  const { startTestApi: start } = await load('api/testing');
  return start({
    ...options,
    env,
    ...(seed === 'demo' && { seed: (await load('demo-company')).demoCompany }),
    ...('MAILBOX_PORT' in env && { openMailbox: (await load('dev-mailbox')).openMailbox }),
  });
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
    this.global.startTestApi = startTestApi;
    this.global.startMailHost = async (options) =>
      (await load('api/testing')).startMailHost(options);
  }
}
