import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seed } from '../core/seed';

/** What a seed loads, as it is at first: `postgres` is the embedded database, `data` the folder of its files. */
export interface SeedTemplate {
  readonly postgres: string;
  readonly data: string;
}

type Load = (seed: Seed, template: SeedTemplate) => Promise<void>;

/**
 * A seed, loaded once for all suites of a run: the demo company takes ten seconds, a copy of it one. Undefined when
 * nobody says which run it is, as the code that makes it may be another in the next.
 *
 * @param load - fills a template whose folders are there and empty
 */
export async function seedTemplate(seed: Seed, load: Load): Promise<SeedTemplate | undefined> {
  const { TEST_RUN_FOLDER } = process.env;
  if (TEST_RUN_FOLDER === undefined) return undefined;
  const folder = join(TEST_RUN_FOLDER, seed.name);
  if (!existsSync(folder)) await build(folder, seed, load);
  return foldersIn(folder);
}

/** Suites of several processes may build it at once: the first to finish gives it its name. */
async function build(folder: string, seed: Seed, load: Load): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), `chemical-trading-${seed.name}-`));
  const template = foldersIn(draft);
  await Promise.all(Object.values(template).map((path) => mkdir(path)));
  await load(seed, template);
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

function foldersIn(folder: string): SeedTemplate {
  return { postgres: join(folder, 'postgres'), data: join(folder, 'data') };
}
