import { sql } from 'kysely';
import type { Database, Work } from './database';

/** The stored value of a key; undefined when there is none. */
export async function readSetting(database: Database | Work, key: string): Promise<unknown> {
  const row = await database
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** Lets no other transaction change what is stored under a key, among those that call this before they read it. */
export async function lockSetting(work: Work, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`setting ${key}`}))`.execute(work);
}

/** Stores a JSON value under a key, replacing the previous one. */
export async function writeSetting(
  database: Database | Work,
  key: string,
  stored: unknown,
): Promise<void> {
  const value = sql`${JSON.stringify(stored)}::jsonb`;
  await database
    .insertInto('setting')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
