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

/**
 * jsdom with the web platform classes that it lacks, and `startTestApi()`: the real API, running in Node's own
 * realm, for tests of screens to talk to.
 */
export default class DomEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    this.global.startTestApi = async (options) => {
      const { startTestApi } = await tsImport('api/testing', import.meta.url);
      return startTestApi(options);
    };
  }
}
