import { constants } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbeddedPool } from '../../db/pglite-pool';
import type { Pool } from '../../db/pool';
import { removeLeftOver } from './remove-left-over';

/** A copy of the files of a database that is in use. */
export interface PgliteCopy {
  /** Has the files in `postgres`, as a data folder has. */
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies the files of a database of PGlite, which has one connection: a backup through it would let everybody wait.
 * Statements wait while the files are copied, seconds at most, and the copy is read at leisure.
 */
export async function copyPglite(pool: Pool, dataFolder: string): Promise<PgliteCopy> {
  await removeLeftOver(dataFolder, /^backing-up-/);
  const folder = await mkdtemp(join(dataFolder, 'backing-up-'));
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

export function openPgliteCopy({ folder }: Pick<PgliteCopy, 'folder'>): Promise<Pool> {
  return openEmbeddedPool(pgliteFolder(folder), 0);
}

function pgliteFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}
