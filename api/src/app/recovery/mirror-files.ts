import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from '../../db/pool';
import type { Storage } from '../../storage/storage';
import { namedFiles } from '../backup/backed-up-files';
import { writeSealed } from '../../storage/sealed-file';

interface Mirroring {
  readonly pool: Pool;
  readonly storage: Pick<Storage, 'open'>;
  readonly folder: string;
  readonly key: Uint8Array | undefined;
  readonly signal: AbortSignal;
}

/** Copies the stored files that rows name and the folder does not have: a file never changes. */
export async function mirrorFiles(mirroring: Mirroring): Promise<void> {
  const { storage, folder, key, signal } = mirroring;
  const present = new Set(await readdir(folder));
  for (const name of await namesOf(mirroring.pool)) {
    if (present.has(name)) continue;
    signal.throwIfAborted();
    const stored = await storage.open(name);
    // Without one, it was removed meanwhile.
    if (stored) await writeSealed({ path: join(folder, name), key }, stored.stream);
  }
}

/**
 * Removes copies that no row named at any moment that can be restored. A copy's time is when a row was last known to name it.
 *
 * @param oldest - the first moment that can be restored
 */
export async function removeOldFiles(
  { pool, folder }: Pick<Mirroring, 'pool' | 'folder'>,
  oldest: Date,
): Promise<void> {
  const now = new Date();
  const named = new Set(await namesOf(pool));
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (named.has(name)) await utimes(path, now, now);
    else if ((await stat(path)).mtime < oldest) await rm(path, { force: true });
  }
}

async function namesOf(pool: Pool): Promise<string[]> {
  const client = await pool.connect();
  try {
    return await namedFiles(client);
  } finally {
    client.release();
  }
}
