import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Seed } from '../core/seed';

/** A loaded seed to copy: `postgres` is the folder of the embedded database, `data` that of its files. */
export interface SeedTemplate {
  readonly postgres: string;
  readonly data: string;
}

type Load = (seed: Seed, template: SeedTemplate) => Promise<void>;

/**
 * Loads a seed once per test run: the demo company takes ten seconds, a copy one. Undefined outside a run with
 * `TEST_RUN_FOLDER`, as the seed's code may change between runs.
 *
 * @param load - fills a template, whose folders exist and are empty
 */
export async function seedTemplate(seed: Seed, load: Load): Promise<SeedTemplate | undefined> {
  const { TEST_RUN_FOLDER } = process.env;
  if (TEST_RUN_FOLDER === undefined) return undefined;
  const folder = join(TEST_RUN_FOLDER, seed.name);
  if (!existsSync(folder)) await build(folder, seed, load);
  return foldersIn(folder);
}

/** Several processes may build it concurrently; the first to finish renames its draft. */
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
