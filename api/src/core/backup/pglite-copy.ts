import { constants } from 'node:fs';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedPool } from '../../db/pglite-pool';
import type { Pool } from '../../db/pool';

/** A copy of the files of a database that is in use. */
export interface PgliteCopy {
  /** Has the files in `postgres`, as a data folder has. */
  readonly folder: string;
  remove(): Promise<void>;
}

const prefix = 'backing-up-';

/**
 * Copies the files of a database of PGlite. It has one connection, on which all statements would wait during a backup;
 * so they wait only while the files are copied, and the backup reads the copy.
 */
export async function copyPglite(pool: Pool, dataFolder: string): Promise<PgliteCopy> {
  const folder = await mkdtemp(join(dataFolder, prefix));
  const remove = () => rm(folder, { recursive: true, force: true });
  const client = await pool.connect();
  try {
    await client.query('checkpoint', []);
    await cp(pgliteFolder(dataFolder), pgliteFolder(folder), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  } catch (error) {
    await remove();
    throw error;
  } finally {
    client.release();
  }
  return { folder, remove };
}

/** Runs work on a copy, and removes it. */
export async function withPgliteCopy<Result>(
  copy: PgliteCopy,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  try {
    const pool = await openEmbeddedPool(pgliteFolder(copy.folder), 0);
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  } finally {
    await copy.remove();
  }
}

/** Removes the copies of a process that was killed. Call it while the data folder is locked, before the first copy. */
export async function removeLeftCopies(dataFolder: string): Promise<void> {
  const left = (await readdir(dataFolder)).filter((name) => name.startsWith(prefix));
  for (const name of left) await rm(join(dataFolder, name), { recursive: true, force: true });
}

function pgliteFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}
