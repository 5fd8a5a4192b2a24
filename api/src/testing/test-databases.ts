import { embeddedCopy } from './embedded-databases';
import { serverCopy } from './server-databases';
import type { DatabaseTemplate, TestDatabase } from './test-database';

const { TEST_DATABASE_URL, DATABASE_URL } = process.env;

/** The server of the run of tests, or of a benchmark; undefined if each copy is one of PGlite. */
export const testServerUrl = TEST_DATABASE_URL ?? DATABASE_URL;

/** Opens a writable copy of a template. */
export function copyOf(template: DatabaseTemplate): Promise<TestDatabase> {
  return testServerUrl === undefined ? embeddedCopy(template) : serverCopy(testServerUrl, template);
}
