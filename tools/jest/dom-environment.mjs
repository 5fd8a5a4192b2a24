import { TestEnvironment } from 'jest-environment-jsdom';
import { tsImport } from 'tsx/esm/api';

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

/**
 * jsdom with the web platform classes that it lacks, and `startTestApi()`: the real API, running in Node's own
 * realm, for tests of screens to talk to.
 */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.startTestApi = async (options) => {
      testing ??= tsImport('api/testing', import.meta.url);
      const { startTestApi } = await testing;
      return startTestApi(options);
    };
  }
}
