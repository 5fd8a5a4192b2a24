import { TestEnvironment } from 'jest-environment-jsdom';
// oxlint-disable-next-line eslint/no-restricted-imports -- an entry of tsx, not the API
import { tsImport } from 'tsx/esm/api';
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

/** Once for all suites of a process: loading the API takes seconds. */
let testing;

function load() {
  testing ??= tsImport('api/testing', import.meta.url);
  return testing;
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
