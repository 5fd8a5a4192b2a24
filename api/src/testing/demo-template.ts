import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The demo company as it is at first: `postgres` is the embedded database, `data` the folder of its files. */
export interface DemoTemplate {
  readonly postgres: string;
  readonly data: string;
}

/**
 * The demo company, loaded once for all suites of a run: that takes ten seconds, a copy of it one. Undefined when nobody
 * says which run it is, as the code that makes it may be another in the next.
 *
 * @param load - fills a template whose folders are there and empty
 */
export async function demoTemplate(
  load: (template: DemoTemplate) => Promise<void>,
): Promise<DemoTemplate | undefined> {
  const { TEST_RUN_FOLDER } = process.env;
  if (TEST_RUN_FOLDER === undefined) return undefined;
  const folder = join(TEST_RUN_FOLDER, 'demo');
  if (!existsSync(folder)) await build(folder, load);
  return placesIn(folder);
}

/** Suites of several processes may build it at once: the first to finish gives it its name. */
async function build(
  folder: string,
  load: (template: DemoTemplate) => Promise<void>,
): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'chemical-trading-demo-'));
  const places = placesIn(draft);
  await Promise.all(Object.values(places).map((place) => mkdir(place)));
  await load(places);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

function placesIn(folder: string): DemoTemplate {
  return { postgres: join(folder, 'postgres'), data: join(folder, 'data') };
}
