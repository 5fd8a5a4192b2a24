import { sql, type RawBuilder } from 'kysely';
import type { JsonRow } from '../db/pool';
import type { Viewer } from '../core/viewer';
import { answeredFields, selection, source, type Extent } from './columns';
import { selectJson, slot, type SelectSource } from './compiled-select';
import { extentOf } from './hidden-fields';
import { sortBy, sortOrder } from './list-compiler';
import type { PageStart } from './list-memory';
import { matching, type ListParameters } from './read';
import type { ResourceTable } from './resource-table';
import { stateOf, tallied } from './tally';

/** A list as one viewer asks for it. */
export interface JsonList {
  readonly services: SelectSource;
  readonly table: ResourceTable;
  readonly parameters: ListParameters;
  readonly viewer: Viewer;
  /** All that the rows of the list depend on, without the page. */
  readonly key: string;
}

/** The rows of a page: from a place in the list, counted from either end, or from a record on. */
export type JsonSlice =
  | { readonly from: 'start' | 'end'; readonly offset: number; readonly limit: number }
  | { readonly from: PageStart; readonly limit: number };

/** The columns in front of a record: its sort key and `_id`, and with a tally the number of all records and the state. */
export const factsOfRow = { sortKey: 0, id: 1, all: 2, state: 3 } as const;

/**
 * Reads rows in one statement. Rows before the slice are read as ids only, from an index where possible; wide rows are
 * read for the slice alone.
 */
export function selectSlice(list: JsonList, slice: JsonSlice): Promise<JsonRow[]> {
  const { services, table, viewer, key } = list;
  const extent = extentOf(table.resource, viewer, 'list');
  const isFrom = typeof slice.from === 'object';
  const kind = isFrom ? `record ${slice.from.isBehind}` : `${slice.from} ${slice.offset > 0}`;
  const [sortKey, id] = isFrom ? slice.from.key : [];
  return selectJson(services, {
    key: JSON.stringify([key, kind, slice.limit]),
    build: () => sliceStatement(list, slice, extent),
    slots: { sortKey, id, offset: isFrom ? 0 : slice.offset },
    facts: table.list?.tally ? 4 : 2,
    keys: answeredFields(table, extent),
  });
}

function sliceStatement(
  { table, parameters, viewer }: JsonList,
  slice: JsonSlice,
  extent: Extent,
): RawBuilder<unknown> {
  const { sort } = parameters;
  const { key, isDescending } = sortBy(table, sort);
  const tally = table.list?.tally;
  const tallyFacts = tally
    ? sql`, ${tallied(tally, viewer)} as all_there, ${stateOf(tally)} as state`
    : sql``;
  const isFrom = typeof slice.from === 'object';
  const from = isFrom
    ? sql`and (${key}, record._id) ${comparison(slice.from, isDescending)} (${slot('sortKey')}, ${slot('id')})`
    : sql``;
  const offset = !isFrom && slice.offset > 0 ? sql`offset ${slot('offset')}` : sql``;
  return sql`
    select ${key}::text as sort_fact, record._id as id_fact ${tallyFacts}, ${selection(table, extent)}
    from (
      select record._id from ${source(table)} where ${matching(table, parameters, viewer)} ${from}
      order by ${sortOrder(table, sort, isFrom ? 'start' : slice.from)}
      limit ${sql.lit(slice.limit)} ${offset}) as slice
    join ${source(table)} on record._id = slice._id
    order by ${sortOrder(table, sort)}`;
}

function comparison({ isBehind }: PageStart, isDescending: boolean): RawBuilder<unknown> {
  return sql.raw(`${isDescending ? '<' : '>'}${isBehind ? '' : '='}`);
}

/** A list's total, and with a tally the state in which it was counted. */
export async function selectTotal(list: JsonList) {
  const { services, table, parameters, viewer, key } = list;
  const tally = table.list?.tally;
  const state = tally ? stateOf(tally) : sql`null`;
  const isWhole = isWholeList(list);
  const [row] = await selectJson(services, {
    key: JSON.stringify([key, 'total']),
    build: () =>
      isWhole && tally
        ? sql`select ${tallied(tally, viewer)} as total, ${state} as state`
        : sql`
          select count(*) as total, ${state} as state
          from ${source(table)} where ${matching(table, parameters, viewer)}`,
    facts: 2,
    keys: [],
  });
  const [total, counted] = row?.facts ?? [];
  return { total: Number(total ?? 0), state: counted };
}

/** Whether the list has neither filters nor a search. */
export function isWholeList({
  table,
  parameters,
}: Pick<JsonList, 'table' | 'parameters'>): boolean {
  return [...Object.keys(table.resource.filters), 'search'].every(
    (name) => parameters[name] === undefined,
  );
}
