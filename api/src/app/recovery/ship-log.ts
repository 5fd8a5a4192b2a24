import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archivedSegments } from '../../db/embedded/archived-log';
import { writeSealed } from '../../storage/sealed-file';

interface Shipping {
  /** Of the server's files. */
  readonly folder: string;
  /** Where the segments go. */
  readonly chain: string;
  readonly key: Uint8Array | undefined;
  readonly signal: AbortSignal;
}

/** Moves the segments of the log that are full to the folder of backups. One that is shipped twice is the same. */
export async function shipLog({ folder, chain, key, signal }: Shipping): Promise<void> {
  for (const { name, path } of await archivedSegments(folder)) {
    signal.throwIfAborted();
    await writeSealed({ path: join(chain, name), key }, createReadStream(path));
    await rm(path);
  }
}
