import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The log of webhooks is kept for 30 days. */
export async function purgeDeliveries(database: Database): Promise<void> {
  await sql`delete from webhook_delivery where created_at < now() - interval '30 days'`.execute(
    database,
  );
}
