import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Seed } from '../app/seed';
import type { Pool } from '../db/pool';
import type { DatabaseTemplate } from './test-database';

/** A loaded seed to copy. */
export interface SeedTemplate {
  readonly database: DatabaseTemplate;
  /** The seed's files; complete when the database is. */
  readonly files: string;
}

/** Fills an empty database and an empty folder of files. */
type Load = (seed: Seed, pool: Pool, files: string) => Promise<void>;

/**
 * Loads a seed once per test run: the demo company takes ten seconds, a copy one. Undefined outside a run with
 * `TEST_RUN_FOLDER`, as the seed's code may change between runs.
 */
export function seedTemplate(seed: Seed, load: Load): SeedTemplate | undefined {
  const { TEST_RUN_FOLDER } = process.env;
  if (TEST_RUN_FOLDER === undefined) return undefined;
  const files = join(TEST_RUN_FOLDER, `${seed.name}-files`);
  const name = `${seed.name}-${basename(TEST_RUN_FOLDER)}`;
  return { files, database: { name, fill: (pool) => fill(pool) } };

  /** Several processes may load it concurrently; the first to finish renames its draft. */
  async function fill(pool: Pool): Promise<void> {
    const draft = await mkdtemp(join(tmpdir(), `chemical-trading-${seed.name}-`));
    await load(seed, pool, draft);
    await rename(draft, files).catch(() => rm(draft, { recursive: true, force: true }));
  }
}
