import { sql } from 'kysely';

/** The day that it is where the company is. */
export const today = sql`(now() at time zone (select time_zone from company limit 1))::date`;
