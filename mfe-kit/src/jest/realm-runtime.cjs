const { dirname, extname } = require('node:path');
const { default: CompiledRuntime } = require('./compiled-runtime.cjs');

Object.defineProperty(exports, '__esModule', { value: true });

/** By the global object of a realm: its modules by path. */
const realms = new WeakMap();
/** The runtime of the suite that runs. */
let current;

/** `jest` of the suite that runs, for modules that outlive it. */
const jestNow = new Proxy(
  {},
  { get: (_, name) => Reflect.get(current.jestGlobals.jestObjectFor(current._testPath), name) },
);

/**
 * Loads the file of a suite and the files of its set-up as Jest does, and what they import once for all suites in the
 * same realm: loading React and the panel's packages anew, and running them before the engine has optimised them, took
 * a third of a suite's time.
 *
 * A suite cannot mock modules.
 */
exports.default = class RealmRuntime extends CompiledRuntime {
  #own;
  #modules;

  constructor(...options) {
    super(...options);
    const [config, { global }] = options;
    this.#own = new Set([this._testPath, ...config.setupFilesAfterEnv]);
    this.#modules = realms.get(global) ?? new Map();
    realms.set(global, this.#modules);
    current = this;
  }

  requireModuleOrMock(from, name) {
    if (!this.#own.has(from) || name === '@jest/globals')
      return super.requireModuleOrMock(from, name);
    const load = () => this.requireShared(from, name);
    return this._environment.keepGlobalsOf?.(load) ?? load();
  }

  requireShared(from, name) {
    if (this._resolution.isCoreModule(name)) return this.requireModule(from, name);
    const path = this._resolution.resolveCjs(from, name);
    const known = this.#modules.get(path);
    if (known) return known.exports;
    const module = moduleAt(path);
    this.#modules.set(path, module);
    try {
      this.#load(module);
    } catch (error) {
      this.#modules.delete(path);
      throw error;
    }
    return module.exports;
  }

  #load(module) {
    const { filename } = module;
    const type = extname(filename);
    if (type === '.json') {
      const { JSON } = this._environment.global;
      module.exports = JSON.parse(this.transformCache.transformJson(filename));
    } else if (type === '.node') module.exports = require(filename);
    else this.#run(module);
    module.loaded = true;
  }

  #run(module) {
    const { exports, filename, path, require } = module;
    const code = this.transformCache.transform(filename);
    const run = this.executor.compile(code, filename);
    run.call(exports, module, exports, require, path, filename, jestNow);
  }
};

function moduleAt(filename) {
  const require = (name) => current.requireShared(filename, name);
  require.resolve = (name) => current._resolution.resolveCjs(filename, name);
  return { id: filename, filename, path: dirname(filename), exports: {}, require, loaded: false };
}
