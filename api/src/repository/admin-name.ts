import { sql } from 'kysely';

/** An admin's name as others read it; null where a left join finds no admin. The row is called `admin`. */
export const adminName = sql<string | null>`admin.firstname || ' ' || admin.lastname`;
