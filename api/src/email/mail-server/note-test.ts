import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** Notes when a test of the server last succeeded. */
export async function noteTest(database: Database, id: string): Promise<void> {
  await sql`
    insert into smtp_state (smtp_id, tested_at) values (${id}, now())
    on conflict (smtp_id) do update set tested_at = excluded.tested_at`.execute(database);
}
