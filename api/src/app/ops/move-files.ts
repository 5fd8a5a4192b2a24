import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../db/database';
import type { Storage } from '../../storage/storage';

interface FileMove {
  /** Names the files. */
  readonly database: Database;
  readonly from: Storage;
  readonly to: Storage;
  /** Called with the number of files copied. */
  readonly onProgress: (files: number) => void;
}

const Names = z.array(z.object({ name: z.string() }));

/**
 * Copies all uploaded files and the archives of released remotes to another storage. Pictures in other widths are drawn
 * again when they are asked for.
 *
 * @returns the numbers of files copied, and of those that were missing
 */
export async function moveFiles({ database, from, to, onProgress }: FileMove) {
  const { rows } = await sql`
    select name from file union select archive from release where archive is not null order by name
  `.execute(database);
  let copied = 0;
  let missing = 0;
  for (const { name } of Names.parse(rows)) {
    const stored = await from.open(name);
    if (stored === undefined) missing += 1;
    else {
      await to.write(name, await buffer(stored.stream));
      copied += 1;
      onProgress(copied);
    }
  }
  return { copied, missing };
}
