import { sql } from 'kysely';

/** An admin's full name; null where a left join finds no admin. The query must alias the row as `admin`. */
export const adminName = sql<string | null>`admin.firstname || ' ' || admin.lastname`;
