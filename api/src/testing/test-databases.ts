import { serverCopy } from './server-databases';
import type { DatabaseTemplate, TestDatabase } from './test-database';

/** The server of the run of tests. */
export const testServerUrl = urlOfRun();

/** Opens a writable copy of a template. */
export function copyOf(template: DatabaseTemplate): Promise<TestDatabase> {
  return serverCopy(testServerUrl, template);
}

function urlOfRun(): string {
  const { TEST_DATABASE_URL, DATABASE_URL } = process.env;
  const url = TEST_DATABASE_URL ?? DATABASE_URL;
  if (url === undefined) throw new Error('The run of tests has no database server');
  return url;
}
