import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Deletes imports and their rows after three months. */
export async function purgeImports(database: Database): Promise<void> {
  await sql`delete from import where created_at < now() - interval '90 days'`.execute(database);
}
