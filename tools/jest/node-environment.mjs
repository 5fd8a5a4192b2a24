import { TestEnvironment } from 'jest-environment-node';
import { heldEngine } from 'mfe-kit/jest/held-engine';

/** Node's own environment, with what suites of one process share. */
export default class NodeEnvironment extends TestEnvironment {
  heldEngine = heldEngine;
}
