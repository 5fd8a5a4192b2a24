import { sql } from 'kysely';
import type { Work } from '../db/database';
import { columnName, inSnakeCase } from './columns';
import type { FieldValues } from './field-values';
import type { TableRegistry } from './references';
import type { Scope } from './rows';

/**
 * Updates a computed field after its rule changed, though not the records: version, times and history stay the same.
 *
 * @param values - by `_id`
 */
export async function rewriteComputed(
  { work, table }: Scope,
  field: string,
  values: ReadonlyMap<string, unknown>,
): Promise<void> {
  if (values.size === 0) return;
  const name = columnName(table, field);
  const items = [...values].map(([_id, value]) => ({ _id, [inSnakeCase(name)]: value }));
  const column = sql.id(name);
  await sql`
    update ${sql.table(table.table)} as record set ${column} = item.${column}
    from jsonb_populate_recordset(null::${sql.table(table.table)}, ${JSON.stringify(items)}::jsonb) as item
    where record._id = item._id`.execute(work);
}

interface FieldRewrite {
  readonly resource: string;
  readonly path: string;
  /** By `_id`. */
  readonly values: FieldValues;
}

/** The same for a field of any resource. What was sent keeps its history; only what it names changes. */
export async function rewriteField(
  work: Work,
  tables: TableRegistry,
  { resource, path, values }: FieldRewrite,
): Promise<void> {
  const table = tables.get(resource);
  if (table) await rewriteComputed({ work, table }, path, new Map(Object.entries(values)));
}
