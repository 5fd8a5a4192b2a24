import { embeddedCopy } from './embedded-databases';
import { serverCopy } from './server-databases';
import type { DatabaseTemplate, TestDatabase } from './test-database';

/** The server of the run of tests; undefined if suites open PGlite. */
export const testServerUrl = process.env['TEST_DATABASE_URL'];

/** Opens a writable copy of a template. */
export function copyOf(template: DatabaseTemplate): Promise<TestDatabase> {
  return testServerUrl === undefined ? embeddedCopy(template) : serverCopy(testServerUrl, template);
}
