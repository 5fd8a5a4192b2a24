import { sql, type RawBuilder } from 'kysely';
import type { JsonRow } from '../db/pool';
import { isStaff, type Viewer } from '../kernel/viewer';
import { maySee } from '../kernel/permission';
import { answeredFields, living, selection, source, type Extent } from './columns';
import { selectJson, slot, type SelectSource } from './compiled-select';
import { extentOf, hiddenFields } from './hidden-fields';
import { visibleRows } from './hidden-rows';
import { isRevealing, orderBy, sortBy, sortOrder } from './list-compiler';
import type { PageStart } from './list-memory';
import { matching, seenBy, type ListParameters } from './read';
import type { BroadSearch, ResourceTable } from './resource-table';
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

/**
 * The rows of a page: from a place in the list, counted from either end, from a record on, known by their ids, or those
 * that a broad search finds among the first records of the list.
 */
export type JsonSlice = { readonly ids: readonly string[] } | JsonRange | JsonWalk;

type JsonRange =
  | { readonly from: 'start' | 'end'; readonly offset: number; readonly limit: number }
  | { readonly from: PageStart; readonly limit: number };

interface JsonWalk {
  readonly broad: BroadSearch;
  /** How many records are looked at, one by one. */
  readonly among: number;
  readonly offset: number;
  readonly limit: number;
}

/** The columns in front of a record: its sort key and `_id`, and with a tally the number of all records and the state. */
export const factsOfRow = { sortKey: 0, id: 1, all: 2, state: 3 } as const;

/**
 * Reads rows in one statement. Rows before the slice are read as ids only, from an index where possible; wide rows are
 * read for the slice alone.
 */
export function selectSlice(list: JsonList, slice: JsonSlice): Promise<JsonRow[]> {
  const { services, table, viewer, key } = list;
  const extent = extentOf(table.resource, viewer, 'list');
  return selectJson(services, {
    key: JSON.stringify([key, ...shapeOf(slice)]),
    build: () => sliceStatement(list, slice, extent),
    slots: slotsOf(slice),
    facts: table.list?.tally ? 4 : 2,
    keys: answeredFields(table, extent),
  });
}

/** What the text of a slice's statement depends on. */
function shapeOf(slice: JsonSlice): readonly unknown[] {
  if ('ids' in slice) return ['ids'];
  if ('among' in slice) return ['walk', slice.limit];
  const { from, limit } = slice;
  if (typeof from === 'object') return [`record ${from.isBehind}`, limit];
  return [`${from} ${slice.offset > 0}`, limit];
}

function slotsOf(slice: JsonSlice): Readonly<Record<string, unknown>> {
  if ('ids' in slice) return { ids: JSON.stringify(slice.ids) };
  if ('among' in slice) return { among: slice.among, offset: slice.offset };
  if (typeof slice.from !== 'object') return { offset: slice.offset };
  const [sortKey, id] = slice.from.key;
  return { sortKey, id };
}

function sliceStatement(list: JsonList, slice: JsonSlice, extent: Extent): RawBuilder<unknown> {
  const { table, parameters, viewer } = list;
  const { sort } = parameters;
  const { key } = sortBy(table, sort);
  const tally = table.list?.tally;
  const tallyFacts = tally
    ? sql`, ${tallied(tally, viewer)} as all_there, ${stateOf(tally)} as state`
    : sql``;
  return sql`
    select ${key}::text as sort_fact, record._id as id_fact ${tallyFacts}, ${selection(table, extent)}
    from (${idsOf(list, slice)}) as slice
    join ${source(table)} on record._id = slice._id
    order by ${sortOrder(table, sort)}`;
}

function idsOf(list: JsonList, slice: JsonSlice): RawBuilder<unknown> {
  if ('among' in slice) return idsOnWalk(list, slice);
  if ('from' in slice) return idsInRange(list, slice);
  return sql`select item::uuid as _id from jsonb_array_elements_text(${slot('ids')}::jsonb) as item`;
}

function idsOnWalk(
  { table, parameters: { sort }, viewer }: JsonList,
  { broad, limit }: JsonWalk,
): RawBuilder<unknown> {
  const [key, id] = [sql`walked.sort_fact`, sql`walked._id`];
  return sql`
    select walked._id from (
      select ${sortBy(table, sort).key} as sort_fact, record._id
      from ${source(table)} where ${seenBy(table, viewer)}
      order by ${sortOrder(table, sort)} limit ${slot('among')}) as walked
    where ${broad.isFound(id)}
    order by ${orderBy(table, { requested: sort, from: 'start', key, id })}
    limit ${sql.lit(limit)} offset ${slot('offset')}`;
}

function idsInRange(
  { table, parameters, viewer }: JsonList,
  range: JsonRange,
): RawBuilder<unknown> {
  const { sort } = parameters;
  const { key, isDescending } = sortBy(table, sort);
  const isFrom = typeof range.from === 'object';
  const from = isFrom
    ? sql`and (${key}, record._id) ${comparison(range.from, isDescending)} (${slot('sortKey')}, ${slot('id')})`
    : sql``;
  const offset = !isFrom && range.offset > 0 ? sql`offset ${slot('offset')}` : sql``;
  return sql`
      select record._id from ${source(table)} where ${matching(table, parameters, viewer)} ${from}
      order by ${sortOrder(table, sort, isFrom ? 'start' : range.from)}
      limit ${sql.lit(range.limit)} ${offset}`;
}

function comparison({ isBehind }: PageStart, isDescending: boolean): RawBuilder<unknown> {
  return sql.raw(`${isDescending ? '<' : '>'}${isBehind ? '' : '='}`);
}

/**
 * For a list that is nothing but a search of staff, in the resource's own order or its reverse, which an index has:
 * what it finds.
 */
export function broadSearchOf({ table, parameters, viewer }: JsonList): BroadSearch | undefined {
  const { search, sort } = parameters;
  const filters = Object.keys(table.resource.filters);
  const isAlone = filters.every((name) => parameters[name] === undefined);
  const isOwnOrder = sortBy(table, sort).name === sortBy(table, undefined).name;
  const isAllSeen = isStaff(viewer) && maySee(viewer, table.resource) && !table.ownership;
  if (search === undefined || !isAlone || !isOwnOrder || !isAllSeen) return undefined;
  if (visibleRows(table, viewer) || isRevealing(table, hiddenFields(table.resource, viewer)))
    return undefined;
  return table.list?.broad?.(search);
}

/** The total of a broad search, counted without the records, and the number of all records. */
export async function selectFound(list: JsonList, { found }: BroadSearch) {
  const { services, table, viewer, key } = list;
  const tally = table.list?.tally;
  const [row] = await selectJson(services, {
    key: JSON.stringify([key, 'found']),
    build: () => sql`
      select count(*) as total, ${tally ? tallied(tally, viewer) : sql`0`} as all_there,
        ${tally ? stateOf(tally) : sql`null`} as state
      from (${found}) as found
      where not exists (
        select from ${source(table)} where record._id = found._id and not (${living(table)}))`,
    facts: 3,
    keys: [],
  });
  const [total, all, state] = row?.facts ?? [];
  return { total: Number(total ?? 0), all: Number(all ?? 0), state };
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

/** What a list finds: how many records, and the ids on the page that was asked for, in order. */
export interface Hits {
  readonly total: number;
  readonly ids: readonly string[];
  /** The state in which they were found. */
  readonly state: unknown;
}

/** Counts what a list with a tally finds and cuts the page from it, so that a search runs once for both. */
export async function selectHits(list: JsonList): Promise<Hits> {
  const { services, parameters, key } = list;
  const [row] = await selectJson(services, {
    key: JSON.stringify([key, 'hits']),
    build: () => hitsStatement(list),
    slots: { limit: parameters.pageSize, offset: (parameters.page - 1) * parameters.pageSize },
    facts: 3,
    keys: [],
  });
  const [total, joined, state] = row?.facts ?? [];
  // Null for a page without records.
  const ids = typeof joined === 'string' ? joined.split(',') : [];
  return { total: Number(total ?? 0), ids, state };
}

function hitsStatement({ table, parameters, viewer }: JsonList): RawBuilder<unknown> {
  const { sort: requested } = parameters;
  const tally = table.list?.tally;
  const columns = { key: sql`hit.sort_fact`, id: sql`hit._id` };
  const order = orderBy(table, { requested, from: 'start', ...columns });
  return sql`
    with hit as materialized (
      select ${sortBy(table, requested).key} as sort_fact, record._id
      from ${source(table)} where ${matching(table, parameters, viewer)}),
    slice as (
      select hit.* from hit order by ${order} limit ${slot('limit')} offset ${slot('offset')})
    select
      (select count(*) from hit) as total,
      (select string_agg(hit._id::text, ',' order by ${order}) from slice as hit) as ids,
      ${tally ? stateOf(tally) : sql`null`} as state`;
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
