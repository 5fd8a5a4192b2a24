import { isUntouched, type Seed, type Services } from 'api/seed';
import type { DemoOptions } from './load-demo';

export { substanceLibrary } from './substance-library';

/** The demo company, for an empty database. */
export const demoCompany = { name: 'demo-company', load } satisfies Seed;

/**
 * Its records have several megabytes, which a start with a filled database does not load.
 *
 * @returns whether it was loaded
 */
async function load(services: Services, options: DemoOptions = {}): Promise<boolean> {
  if (!(await isUntouched(services.database))) return false;
  const { loadDemo } = await import('./load-demo');
  return loadDemo(services, options);
}
