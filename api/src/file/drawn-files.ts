import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql, type RawBuilder } from 'kysely';
import type { Logger } from 'pino';
import { threadVersion } from '../process/start-thread';
import { sharedByClient } from '../worker/shared-by-client';
import type { Database } from '../db/database';
import type { Storage } from '../storage/storage';

/** Documents that were drawn, in the storage under the hash of what they show. */
export interface DrawnFiles {
  /** The stored document of these contents, else a new one. A failing storage costs a drawing, not the request. */
  find(contents: object, draw: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Removes those that were drawn long ago. */
  purge(): Promise<void>;
}

interface DrawnFilesOptions {
  readonly database: Database;
  readonly storage: Storage;
  readonly log: Pick<Logger, 'warn'>;
  /** The thread that draws them: a new version of it draws again. */
  readonly worker: string;
}

/** About 200 MB. */
const maxFiles = 5_000;
const days = 30;

export function openDrawnFiles(options: DrawnFilesOptions): DrawnFiles {
  const share = sharedByClient<Uint8Array>();
  return {
    find(contents, draw) {
      const name = `drawn-${hashOf(threadVersion(options.worker), contents)}.pdf`;
      return share(name, () => storedOrDrawn(options, { name, draw }));
    },
    purge: () => remove(options, sql`drawn_at < now() - make_interval(days => ${days})`),
  };
}

function hashOf(version: string, contents: object): string {
  return createHash('sha256').update(version).update(JSON.stringify(contents)).digest('hex');
}

interface Drawing {
  readonly name: string;
  readonly draw: () => Promise<Uint8Array>;
}

async function storedOrDrawn(options: DrawnFilesOptions, { name, draw }: Drawing) {
  const { storage, log } = options;
  try {
    const stored = await storage.open(name);
    if (stored) return await buffer(stored.stream);
  } catch (err) {
    log.warn({ err, name }, 'A drawn document could not be read');
  }
  const bytes = await draw();
  try {
    await store(options, name, bytes);
  } catch (err) {
    log.warn({ err, name }, 'A drawn document could not be stored');
  }
  return bytes;
}

/** The row first: a file without one would never be removed. */
async function store(options: DrawnFilesOptions, name: string, bytes: Uint8Array): Promise<void> {
  const { database, storage } = options;
  await sql`insert into drawn_file (name) values (${name})
    on conflict (name) do update set drawn_at = now()`.execute(database);
  await storage.write(name, bytes);
  const excess = sql`select name from drawn_file order by drawn_at desc offset ${maxFiles}`;
  await remove(options, sql`name in (${excess})`);
}

async function remove(
  { database, storage }: DrawnFilesOptions,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    delete from drawn_file where ${condition} returning name`.execute(database);
  for (const { name } of rows) await storage.remove(name);
}
