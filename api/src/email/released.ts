import { sql } from 'kysely';

/** The columns of a message that no worker holds. */
export const released = sql`begun_at = null, lease = null, leased_until = null`;
