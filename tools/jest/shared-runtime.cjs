const { createRequire } = require('node:module');
const { default: CompiledRuntime } = require('mfe-kit/jest/compiled-runtime');
const { sharedSourceMaps } = require('./typescript-hook.cjs');

Object.defineProperty(exports, '__esModule', { value: true });

/**
 * Loads the file of a suite as Jest does, and what it imports as Node does: once for all suites of a process. Loading
 * the API's modules again for each suite took two fifths of its time.
 *
 * A suite cannot mock modules.
 */
exports.default = class SharedRuntime extends CompiledRuntime {
  #suite;

  constructor(...options) {
    super(...options);
    this.#suite = options[6];
  }

  /** In Node's own realm. */
  run(script) {
    return script.runInThisContext();
  }

  requireModuleOrMock(from, name) {
    if (from !== this.#suite || name === '@jest/globals')
      return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }

  getSourceMaps() {
    return new Map([...super.getSourceMaps(), ...sharedSourceMaps]);
  }
};
