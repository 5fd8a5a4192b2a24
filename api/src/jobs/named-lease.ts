import { sql } from 'kysely';
import type { Database } from '../db/database';

export interface NamedLease {
  /** A key of the table `setting`. */
  readonly name: string;
  /** The process. */
  readonly holder: string;
}

/**
 * Takes or renews the right to something that one process of all does at a time, by the clock of the database. Whoever
 * has it may also shorten it.
 *
 * @returns whether it is the holder's
 */
export async function takeLease(
  database: Database,
  { name, holder, seconds }: NamedLease & { readonly seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into setting (key, value) values (${name}, jsonb_build_object(
      'holder', ${holder}::text, 'until', now() + make_interval(secs => ${seconds})))
    on conflict (key) do update set value = excluded.value
    where setting.value->>'holder' = ${holder} or (setting.value->>'until')::timestamptz < now()
    returning key`.execute(database);
  return rows.length > 0;
}

export async function endLease(database: Database, { name, holder }: NamedLease): Promise<void> {
  await sql`delete from setting where key = ${name} and value->>'holder' = ${holder}`.execute(
    database,
  );
}
