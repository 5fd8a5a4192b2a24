import type { Status } from 'contract/inquiry';
import { sql } from 'kysely';
import type { Work } from '../db/database';

/** The status of a new inquiry: the first open one, else the first of all; null when staff have removed all. */
export async function firstStatus(work: Work): Promise<Status['_id'] | null> {
  const { rows } = await sql<Pick<Status, '_id'>>`
    select _id from status where deleted_at is null
    order by kind <> 'open', "order", _id limit 1`.execute(work);
  return rows[0]?._id ?? null;
}
