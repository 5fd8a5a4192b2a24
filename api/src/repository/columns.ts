import type { Field } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import { emptyValue } from './hidden-fields';
import type { ResourceTable } from './resource-table';

/** How much of a record to read. */
export interface Extent {
  readonly staff: boolean;
  /** Sensitive fields that the reader may not see; they are empty. */
  readonly hidden?: ReadonlySet<string>;
  readonly depth: 'list' | 'record';
}

const recordFields = ['_id', 'createdAt', 'updatedAt', 'version'] as const;

/** The column of a field. Every query of the repository aliases the row as `record`. */
export function columnOf(table: ResourceTable, field: string): RawBuilder<unknown> {
  return expressionOf(table, field) ?? sql.ref(`record.${columnName(table, field)}`);
}

export function columnName(table: ResourceTable, field: string): string {
  const column = table.columns?.[field];
  return typeof column === 'string' ? column : field;
}

/** The expression of a field that is computed on reading and has no column. */
export function expressionOf(table: ResourceTable, field: string): RawBuilder<unknown> | undefined {
  const column = table.columns?.[field];
  return typeof column === 'string' ? undefined : column;
}

/** The column's name in the database. The query builder does not rename keys within JSON, so this is needed there. */
export function inSnakeCase(name: string): string {
  const known = snakeCase.get(name);
  if (known !== undefined) return known;
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeCase.set(name, column);
  return column;
}

/** The names of columns are few; bulk writes ask for each with every row. */
const snakeCase = new Map<string, string>();

/** The fields that audience and depth allow one reader, in the order of `selection`. */
export function answeredFields({ resource }: ResourceTable, extent: Extent): string[] {
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => isWithin(field, extent))
    .map(([name]) => name);
  return [...recordFields, ...fields];
}

/** The select list for one reader, each field under its own name. */
export function selection(table: ResourceTable, extent: Extent): RawBuilder<unknown> {
  const columns = answeredFields(table, extent).map((field) => {
    const column = extent.hidden?.has(field) ? emptyColumn(table, field) : columnOf(table, field);
    return sql`${column} as ${sql.id(field)}`;
  });
  return sql.join(columns);
}

function emptyColumn({ resource }: ResourceTable, name: string): RawBuilder<unknown> {
  const value = emptyValue(resource.fields[name]);
  return value === null ? sql`null` : sql`${JSON.stringify(value)}::jsonb`;
}

/** `table as record`. */
export function source(table: ResourceTable): RawBuilder<unknown> {
  return sql`${sql.table(table.table)} as record`;
}

/** The resource's rows that are not in the trash. */
export function living(table: ResourceTable): RawBuilder<boolean> {
  return sql<boolean>`${sql.join(
    [own(table), sql`record.deleted_at is null`, ...wholes(table)],
    sql` and `,
  )}`;
}

/** For parts that live with another record: that this is outside the trash. Its table is named as its resource. */
function wholes(table: ResourceTable): RawBuilder<unknown>[] {
  return Object.entries(table.resource.fields).flatMap(([name, { references, livesWith }]) =>
    livesWith && typeof references === 'string'
      ? [
          sql`exists (
            select from ${sql.table(references)} as whole
            where whole._id = ${columnOf(table, name)} and whole.deleted_at is null)`,
        ]
      : [],
  );
}

/** The resource's rows, in the trash or not. */
export function own(table: ResourceTable): RawBuilder<boolean> {
  const conditions = Object.entries(table.fixed ?? {}).map(
    ([column, value]) => sql`${sql.ref(`record.${column}`)} = ${value}`,
  );
  return conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function isWithin(field: Field, { staff, depth }: Extent): boolean {
  if (field.presence === 'secret') return false;
  return (staff || field.audience === 'everyone') && (depth === 'record' || field.depth === 'list');
}
