import { sql } from 'kysely';
import type { Database } from '../database';

/** Rows, columns, foreign keys, triggers and plain indexes of the tables that are divided, without their names. */
export async function describeDatabase(database: Database): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`
    select relname as name,
      (select json_agg(json_build_array(attname, format_type(atttypid, atttypmod), attnotnull,
          pg_get_expr(adbin, adrelid)) order by attname)
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = class.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(pg_get_constraintdef(oid) order by conname) from pg_constraint
        where conrelid = class.oid and contype = 'f') as keys,
      (select json_agg(pg_get_triggerdef(oid) order by tgname) from pg_trigger
        where tgrelid = class.oid and not tgisinternal) as triggers,
      (select json_agg(replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
          order by indexrelid::regclass::text)
        from pg_index where indrelid = class.oid and not indisunique) as indexes
    from pg_class as class where oid in ('audit'::regclass, 'outbox'::regclass)
    order by relname`.execute(database);
  const counts = await sql`
    select (select count(*) from audit) as audit, (select count(*) from outbox) as outbox`.execute(
    database,
  );
  return [rows, counts.rows];
}
