import type { StartItem } from 'contract/staff';
import { sql } from 'kysely';
import type { Database } from '../../db/database';

interface Skip {
  readonly item: StartItem;
  readonly isSkipped: boolean;
}

/** Leaves an item undone for everybody, or takes it up again. */
export async function skipStartItem(database: Database, { item, isSkipped }: Skip): Promise<void> {
  const others = sql`skipped - ${item}::text`;
  const list = isSkipped ? sql`(${others}) || to_jsonb(${item}::text)` : others;
  await sql`update start_list set skipped = ${list}`.execute(database);
}
