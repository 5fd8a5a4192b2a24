import { sql, type RawBuilder } from 'kysely';
import { containsText } from '../kernel/contains-text';
import { columnOf } from './columns';
import type { FieldValues } from './field-values';
import { inGroup } from './groups';
import type { ListParameters } from './read';
import type { ResourceTable } from './resource-table';

/** One condition for each given filter. Parameters that are not filters of the contract are ignored. */
export function filterConditions(
  table: ResourceTable,
  parameters: FieldValues,
): RawBuilder<boolean>[] {
  const given = Object.keys(table.resource.filters).filter(
    (name) => parameters[name] !== undefined,
  );
  return given.map((name) => {
    const value = parameters[name];
    if (name === 'inGroup') return inGroup(table, String(value));
    const special = table.list?.filters?.[name];
    return special ? special(value) : sql<boolean>`${columnOf(table, name)} = ${value}`;
  });
}

/**
 * Uses the resource's own search if it has one; otherwise, and where that would find by a hidden field, finds the text
 * anywhere in a search field, ignoring case.
 */
export function searchCondition(
  table: ResourceTable,
  { search }: Pick<ListParameters, 'search'>,
  hidden: ReadonlySet<string>,
): RawBuilder<boolean> {
  if (search === undefined) return sql<boolean>`true`;
  if (table.list?.search && !isRevealing(table, hidden)) return table.list.search(search);
  const fields = table.resource.search.filter((field) => !hidden.has(field));
  const matches = fields.map((field) => containsText(columnOf(table, field), search));
  const translated = fields.filter((field) => table.resource.fields[field]?.isTranslated);
  if (translated.length > 0) matches.push(isTranslatedAs(translated, search));
  return sql<boolean>`(${sql.join(matches, sql` or `)})`;
}

/** Whether a record has the text in another language, in one of the fields. */
function isTranslatedAs(fields: readonly string[], search: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from translation
    where translation.record_id = record._id and translation.field in (${sql.join(fields)})
      and ${containsText(sql.ref('translation.text'), search)})`;
}

/** Whether the resource's own search would find by a hidden field. */
export function isRevealing({ resource }: ResourceTable, hidden: ReadonlySet<string>): boolean {
  return resource.search.some((field) => hidden.has(field));
}

/**
 * The requested order or the resource's own, with ties broken by `_id`, so that pages never overlap. Empty values
 * come last in both directions. `from: 'end'` gives the exact reverse.
 */
export function sortOrder(
  table: ResourceTable,
  requested: string | undefined,
  from: 'start' | 'end' = 'start',
): RawBuilder<unknown> {
  const { key } = sortBy(table, requested);
  return orderBy(table, { requested, from, key, id: sql`record._id` });
}

interface SortedColumns {
  readonly requested: string | undefined;
  readonly from: 'start' | 'end';
  readonly key: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}

/** The same order of rows that have the sort key and the `_id` as columns. */
export function orderBy(
  table: ResourceTable,
  { requested, from, key, id }: SortedColumns,
): RawBuilder<unknown> {
  const { name, isDescending } = sortBy(table, requested);
  const direction = sql.raw(isDescending === (from === 'start') ? 'desc' : 'asc');
  const nulls = sql.raw(placeOfNulls(table, name, from));
  return sql`${key} ${direction}${nulls}, ${id} ${direction}`;
}

/** The sort keys of a list: those requested, or the resource's own. */
export function sortBy(table: ResourceTable, requested: string | undefined) {
  const sort = requested ?? table.resource.defaultSort;
  const name = sort.replace(/^-/, '');
  const key = table.list?.sorts?.[name] ?? sortKey(table, name);
  return { name, key, isDescending: sort.startsWith('-') };
}

/** Omitted for columns that are never empty: one index, read forwards or backwards, then serves both directions. */
function placeOfNulls(table: ResourceTable, name: string, from: 'start' | 'end'): string {
  if (isNeverEmpty(table, name)) return '';
  return from === 'start' ? ' nulls last' : ' nulls first';
}

/** Whether every record has a value of the sort key. */
export function isNeverEmpty({ resource }: ResourceTable, name: string): boolean {
  const presence = resource.fields[name]?.presence;
  return name === resource.title || (presence !== 'optional' && presence !== 'computed');
}

/** Titles are sorted ignoring case, with the same result on both engines. */
function sortKey(table: ResourceTable, name: string): RawBuilder<unknown> {
  const column = columnOf(table, name);
  return name === table.resource.title ? sql`lower(${column}) collate "C"` : column;
}
