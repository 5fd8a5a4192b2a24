import { sql } from 'kysely';
import { columnName } from './columns';
import type { Place } from './rows';

/**
 * Writes one computed field of records whose rules changed, not their content: version, times and history stay.
 *
 * @param values - by `_id`; values of a `jsonb` column
 */
export async function rewriteComputed(
  { work, table }: Place,
  field: string,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  if (values.size === 0) return;
  const items = [...values].map(([id, value]) => ({ id, value }));
  await sql`
    update ${sql.table(table.table)} as record set ${sql.id(columnName(table, field))} = item.value
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as item (id uuid, value jsonb)
    where record._id = item.id`.execute(work);
}
