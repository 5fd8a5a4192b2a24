import { TestEnvironment } from 'jest-environment-node';

/** Node's own realm, in which `shared-runtime.cjs` loads the modules that all suites of a process share. */
export default class NodeEnvironment extends TestEnvironment {
  #console = globalThis.console;
  #exit = process.exit;

  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    const { constructor: ModuleMocker } = this.moduleMocker;
    const { constructor: FakeTimers } = this.fakeTimersModern;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new FakeTimers({ config: config.projectConfig, global: globalThis });
  }

  async teardown() {
    await super.teardown();
    globalThis.console = this.#console;
    process.exit = this.#exit;
  }
}
