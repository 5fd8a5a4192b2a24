import { TestEnvironment } from 'jest-environment-node';
import { heldEngine } from 'mfe-kit/jest/held-engine';

/** Node's environment, with globals shared by all suites of a process. */
export default class NodeEnvironment extends TestEnvironment {
  heldEngine = heldEngine;
}
