import { sql } from 'kysely';

/** An admin's full name; null where a left join finds no admin. The query must alias the row as `admin`. */
export const adminName = sql<string | null>`admin.firstname || ' ' || admin.lastname`;

/** Who made an entry of `audit`: the admin, after the API key that wrote on their behalf. */
export const auditActor = sql<string | null>`coalesce((
  select api_key.name || ', API key of ' || ${adminName} from api_key
  where api_key._id = audit.api_key_id), ${adminName})`;
