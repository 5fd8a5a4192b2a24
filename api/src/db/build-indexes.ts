import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StartReport } from '../process/start-report';
import type { Database } from './database';

/** Indexes by name, each with what follows the name in `create index`: `on audit (api_key_id, at)`. */
export type Indexes = Readonly<Record<string, string>>;

/** Of the advisory lock that one process holds while it builds. */
const lock = sql`hashtext('build-indexes')`;
/** In milliseconds. A statement that waits for the lock would make the build wait for it in turn. */
const betweenTries = 500;

/**
 * Builds the indexes that the database lacks while others read and write its tables (`create index concurrently`). One
 * that an interrupted build left behind is built anew. One process builds, others that start wait for it.
 *
 * The lock is the session's: behind a pooler in transaction mode, run it at the server's own address.
 */
export async function buildIndexes(
  database: Database,
  indexes: Indexes,
  report: StartReport,
): Promise<void> {
  if ((await missing(database, indexes)).length === 0) return;
  await database.connection().execute(async (session) => {
    while (!(await isLocked(session))) await delay(betweenTries);
    try {
      for (const { name, isLeftOver } of await missing(session, indexes)) {
        report(`Building the index ${name}`);
        const index = sql.id(name);
        if (isLeftOver) await sql`drop index concurrently ${index}`.execute(session);
        const place = sql.raw(indexes[name] ?? '');
        await sql`create index concurrently ${index} ${place}`.execute(session);
      }
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(session);
    }
  });
}

async function isLocked(session: Database): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${lock}) as locked`.execute(session);
  return rows[0]?.locked === true;
}

interface MissingIndex {
  readonly name: string;
  /** An interrupted build left it: it is there and not used. */
  readonly isLeftOver: boolean;
}

async function missing(session: Database, indexes: Indexes): Promise<MissingIndex[]> {
  const names = Object.keys(indexes);
  if (names.length === 0) return [];
  const { rows } = await sql<{ name: string; isvalid: boolean }>`
    select relname as name, indisvalid as isvalid from pg_index
      join pg_class on pg_class.oid = indexrelid
      where relname = any(${names}::text[]) and pg_table_is_visible(pg_class.oid)`.execute(session);
  const found = new Map(rows.map(({ name, isvalid }) => [name, isvalid]));
  return names
    .filter((name) => found.get(name) !== true)
    .map((name) => ({ name, isLeftOver: found.has(name) }));
}
