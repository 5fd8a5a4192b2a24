const { existsSync, readFileSync, statSync } = require('node:fs');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');
const JestRuntime = require('jest-runtime').default;

Object.defineProperty(exports, '__esModule', { value: true });

/**
 * What jest-circus needs of AsyncLocalStorage to tell which test an uncaught error belongs to: tests run one after the
 * other. Node's own slows down every promise, by one storage more for each suite that has run in the process.
 */
class CurrentStore {
  #store;

  getStore() {
    return this.#store;
  }

  async run(store, callback) {
    const former = this.#store;
    this.#store = store;
    try {
      return await callback();
    } finally {
      this.#store = former;
    }
  }
}

/** What files contain, with the time of their last change, as Jest transforms them. */
const sources = new Map();
/** Compiled files. */
const scripts = new Map();

/** Whether the package of a folder says so: `"mfe-kit": { "react": "own" }`. */
function hasOwnReact(folder) {
  const file = join(folder, 'package.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))['mfe-kit']?.react === 'own';
  const parent = dirname(folder);
  return parent !== folder && hasOwnReact(parent);
}

/**
 * Jest's runtime, which compiles a file once for all suites of a process. Each suite has modules of its own all the
 * same: a compiled script runs anew in the realm of each.
 */
exports.default = class CompiledRuntime extends JestRuntime {
  #environment;
  #suite;
  #hasOwnReact;

  constructor(...options) {
    super(...options);
    this.#environment = options[1];
    this.#suite = options[6];
    this.#hasOwnReact = hasOwnReact(dirname(this.#suite));
    this.#readOnce(this.transformCache);
    this.#compileOnce(this.executor);
  }

  /** @returns the function of a module */
  run(script) {
    return script.runInContext(this.#environment.getVmContext());
  }

  /** Jest's own modules get a storage that does without Node's hooks. */
  requireInternalModule(from, name) {
    if (name === 'node:async_hooks') return { AsyncLocalStorage: CurrentStore };
    return super.requireInternalModule(from, name);
  }

  requireModuleOrMock(from, name) {
    return super.requireModuleOrMock(this.#importerOf(name, from), name);
  }

  requireActual(from, name) {
    return super.requireActual(this.#importerOf(name, from), name);
  }

  /** The kit's modules, and the libraries of tests, run in the React of a remote that has its own, as they are built. */
  #importerOf(name, from) {
    const isOfReact = /^(?:react(?:-dom)?|scheduler)(?:\/|$)/.test(name);
    return this.#hasOwnReact && isOfReact ? this.#suite : from;
  }

  #readOnce(cache) {
    const transform = cache.transform.bind(cache);
    cache.transform = (filename, options) => {
      const { mtimeMs } = statSync(filename);
      const known = sources.get(filename);
      if (known?.mtimeMs !== mtimeMs || filename === this.#suite) {
        const code = transform(filename, options);
        sources.set(filename, { mtimeMs, code, map: cache.sourceMaps.get(filename) });
        return code;
      }
      if (known.map) cache.sourceMaps.set(filename, known.map);
      return known.code;
    };
  }

  #compileOnce(executor) {
    const compile = executor.compile.bind(executor);
    const opening = `(function (${executor.injectedModuleParameters.join(', ')}) {`;
    executor.compile = (code, filename) => {
      if (this.#environment.getVmContext() === null) return null;
      const known = scripts.get(filename);
      if (known?.code === code) return this.run(known.script);
      try {
        const options = { filename, columnOffset: -opening.length };
        const script = new Script(`${opening}${code}\n})`, options);
        if (filename !== this.#suite) scripts.set(filename, { code, script });
        return this.run(script);
      } catch {
        // Jest says what is wrong with the file.
        return compile(code, filename);
      }
    };
  }
};
