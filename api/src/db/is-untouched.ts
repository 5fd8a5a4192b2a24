import { sql } from 'kysely';
import type { Database, Work } from './database';

/** Whether nothing but staff accounts was ever written. */
export async function isUntouched(database: Database | Work): Promise<boolean> {
  const { rows } = await sql`select 1 from audit where resource <> 'admin' limit 1`.execute(
    database,
  );
  return rows.length === 0;
}
