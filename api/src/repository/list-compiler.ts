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

/**
 * The searched text is found by the resource's own search, else it stands somewhere in one of the search fields, in any
 * case of letters.
 */
export function searchCondition(
  table: ResourceTable,
  { search }: Pick<ListParameters, 'search'>,
): RawBuilder<boolean> {
  if (search === undefined) return sql<boolean>`true`;
  if (table.search) return table.search(search);
  const matches = table.resource.search.map((field) => contains(columnOf(table, field), search));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** The text stands somewhere in the value, in any case of letters, and to the letter: `%` and `_` mean themselves. */
export function contains(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  return sql<boolean>`${value} ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`;
}

const mostWords = 8;

/** Every word of the text stands somewhere in the value, in any order. */
export function containsWords(value: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const matches = words.slice(0, mostWords).map((word) => contains(value, word));
  return sql<boolean>`(${sql.join(matches, sql` and `)})`;
}

/**
 * The order asked for, else the resource's own; ties by `_id`, so that pages never overlap. Empty values come last in
 * both directions. From the end it is the exact reverse.
 */
export function sortOrder(
  table: ResourceTable,
  asked: string | undefined,
  from: 'start' | 'end' = 'start',
): RawBuilder<unknown> {
  const { name, key, isDescending } = sortBy(table, asked);
  const direction = sql.raw(isDescending === (from === 'start') ? 'desc' : 'asc');
  const nulls = sql.raw(placeOfNulls(table, name, from));
  return sql`${key} ${direction}${nulls}, record._id ${direction}`;
}

/** What a list is ordered by: the order asked for, else the resource's own. */
export function sortBy(table: ResourceTable, asked: string | undefined) {
  const sort = asked ?? table.resource.defaultSort;
  const name = sort.replace(/^-/, '');
  const key = table.sorts?.[name] ?? sortKey(table, name);
  return { name, key, isDescending: sort.startsWith('-') };
}

/** Left out where nothing is ever empty: then one index, read either way, serves both directions. */
function placeOfNulls(table: ResourceTable, name: string, from: 'start' | 'end'): string {
  if (name === table.resource.title) return '';
  const presence = table.resource.fields[name]?.presence;
  if (presence === 'optional' || presence === 'computed') {
    return from === 'start' ? ' nulls last' : ' nulls first';
  }
  return '';
}

/** Titles are sorted without regard to case, alike on both engines. */
function sortKey(table: ResourceTable, name: string): RawBuilder<unknown> {
  const column = columnOf(table, name);
  return name === table.resource.title ? sql`lower(${column}) collate "C"` : column;
}
