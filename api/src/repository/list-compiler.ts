import { sql, type RawBuilder } from 'kysely';
import { columnOf } from './columns';
import type { Row } from '../db/pool';
import type { ListParameters } from './read';
import type { ResourceTable } from './resource-table';

/** One condition for each filter that was given. Only the contract's filters are looked at. */
export function filterConditions(table: ResourceTable, parameters: Row): RawBuilder<boolean>[] {
  const given = Object.keys(table.resource.filters).filter(
    (name) => parameters[name] !== undefined,
  );
  return given.map((name) => {
    const value = parameters[name];
    const special = table.filters?.[name];
    return special ? special(value) : sql<boolean>`${columnOf(table, name)} = ${value}`;
  });
}

/** The searched text stands somewhere in one of the resource's search fields, in any case of letters. */
export function searchCondition(
  table: ResourceTable,
  { search }: Pick<ListParameters, 'search'>,
): RawBuilder<boolean> {
  if (search === undefined) return sql<boolean>`true`;
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const matches = table.resource.search.map(
    (field) => sql`${columnOf(table, field)} ilike ${pattern}`,
  );
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** The order asked for, else the resource's own; ties by `_id`, so that pages never overlap. */
export function sortOrder(table: ResourceTable, asked: string | undefined): RawBuilder<unknown> {
  const sort = asked ?? table.resource.defaultSort;
  const isDescending = sort.startsWith('-');
  const name = isDescending ? sort.slice(1) : sort;
  const key = table.sorts?.[name] ?? sortKey(table, name);
  const direction = isDescending ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${key} ${direction}, record._id ${isDescending ? sql`desc` : sql`asc`}`;
}

/** Titles are sorted without regard to case, alike on both engines. */
function sortKey(table: ResourceTable, name: string): RawBuilder<unknown> {
  const column = columnOf(table, name);
  return name === table.resource.title ? sql`lower(${column}) collate "C"` : column;
}
