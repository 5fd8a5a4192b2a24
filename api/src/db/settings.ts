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
