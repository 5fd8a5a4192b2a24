import type { JsonRow } from '../db/pool';
import {
  broadSearchOf,
  factsOfRow,
  isWholeList,
  selectFound,
  selectHits,
  selectSlice,
  selectTotal,
  type JsonList,
} from './json-list';
import { isNeverEmpty, sortBy } from './list-compiler';
import { memoryOf } from './list-memory';
import { nearTheStart } from './read';

export interface JsonPage {
  readonly rows: readonly JsonRow[];
  readonly total: number;
}

/** A page of any list: rows and total are read at the same time, or for a far page the total first. */
export async function readJsonPage(list: JsonList): Promise<JsonPage> {
  if (hasMemory(list)) return (await knownPage(list)) ?? pageFound(list);
  const { offset, limit } = placeOf(list);
  if (offset > nearTheStart) return farPage(list);
  const slice = { from: 'start', offset, limit } as const;
  const [rows, { total }] = await Promise.all([selectSlice(list, slice), selectTotal(list)]);
  return { rows, total };
}

/** A page whose records are known, if nothing has changed since: only they are read. */
async function knownPage(list: JsonList): Promise<JsonPage | undefined> {
  const { pages, starts, totals } = memoryOf(list.services.pool);
  const key = pageKey(list, list.parameters.page);
  const known = pages.get(key);
  if (!known) return undefined;
  const rows = await selectSlice(list, { ids: known.value });
  const state = rows[0]?.facts[factsOfRow.state];
  if (state === known.state) return { rows, total: await totalIn(state, list, rows) };
  pages.delete(key);
  // A start and a total from the same state are no longer right either, and would cost another statement to find out.
  if (starts.get(key)?.state === known.state) starts.delete(key);
  if (totals.get(list.key)?.state === known.state) totals.delete(list.key);
  return undefined;
}

async function pageFound(list: JsonList): Promise<JsonPage> {
  if (list.parameters.search === undefined) return pageWithTally(list);
  const page = await pageOfBroad(list);
  return page ?? (isCounted(list) ? pageWithTally(list) : pageOfHits(list));
}

/** How many records a walk is expected to look at, and how many times that it may. */
const walk = { expected: 5_000, patience: 4 } as const;

/**
 * A page of a search that finds so many records that the next ones in the order of the list are soon found: they are
 * counted in the index of words, and not one is read beside those of the page.
 */
async function pageOfBroad(list: JsonList): Promise<JsonPage | undefined> {
  const broad = broadSearchOf(list);
  if (!broad) return undefined;
  const { total, all, state } = await selectFound(list, broad);
  if (total === 0) return { rows: [], total };
  const { offset, limit } = placeOf(list);
  const expected = Math.ceil(((offset + limit) * all) / total);
  if (offset >= total || expected > walk.expected) return undefined;
  const rows = await selectSlice(list, { broad, among: expected * walk.patience, offset, limit });
  const isWhole = rows.length === Math.min(limit, total - offset);
  if (!isWhole || rows[0]?.facts[factsOfRow.state] !== state) return undefined;
  noteTotal(list, { state, total });
  return noted(list, { rows, total });
}

/** A page of a search whose total is not known: finding the records costs more than to read a page of them. */
async function pageOfHits(list: JsonList): Promise<JsonPage> {
  const { total, ids, state } = await selectHits(list);
  noteTotal(list, { state, total });
  if (ids.length === 0) return { rows: [], total };
  const rows = await selectSlice(list, { ids });
  const isSame = rows[0]?.facts[factsOfRow.state] === state;
  return isSame ? noted(list, { rows, total }) : pageWithTally(list);
}

/**
 * A page whose total, and start if it is known, are right in the state that the rows were read in. A page that goes on
 * from the one before starts at its last record and skips no rows.
 */
async function pageWithTally(list: JsonList): Promise<JsonPage> {
  const { offset, limit } = placeOf(list);
  const start = startOf(list);
  if (!start && offset > nearTheStart) return noted(list, await farPage(list));
  const from = start ? start.value : 'start';
  const total = isCounted(list) ? undefined : selectTotal(list);
  const [rows, counted] = await Promise.all([
    selectSlice(list, typeof from === 'object' ? { from, limit } : { from, offset, limit }),
    total,
  ]);
  const state = rows[0]?.facts[factsOfRow.state];
  if (counted) noteTotal(list, counted);
  if (start && start.state !== state) {
    memoryOf(list.services.pool).starts.delete(pageKey(list, list.parameters.page));
    return pageWithTally(list);
  }
  return noted(list, { rows, total: await totalIn(state, list, rows) });
}

async function farPage(list: JsonList): Promise<JsonPage> {
  const { offset, limit: pageSize } = placeOf(list);
  const { total } = await selectTotal(list);
  const limit = Math.min(pageSize, total - offset);
  if (limit <= 0) return { rows: [], total };
  const after = total - offset - limit;
  const rows = await selectSlice(
    list,
    after < offset ? { from: 'end', offset: after, limit } : { from: 'start', offset, limit },
  );
  return { rows, total };
}

async function totalIn(state: unknown, list: JsonList, rows: readonly JsonRow[]): Promise<number> {
  const { totals } = memoryOf(list.services.pool);
  const all = rows[0]?.facts[factsOfRow.all];
  if (isWholeList(list) && all !== undefined) return Number(all);
  const known = totals.get(list.key);
  if (known && state !== undefined && known.state === state) return known.value;
  const counted = await selectTotal(list);
  noteTotal(list, counted);
  return counted.total;
}

interface Counted {
  readonly total: number;
  readonly state: unknown;
}

function noteTotal({ services, key }: JsonList, { total, state }: Counted): void {
  memoryOf(services.pool).totals.set(key, { state, value: total });
}

/** Remembers where this page and the next one start, and what is on a page of a filtered list. */
function noted(list: JsonList, page: JsonPage): JsonPage {
  const { starts, pages } = memoryOf(list.services.pool);
  const { sort } = list.parameters;
  const [first, last] = [page.rows[0], page.rows.at(-1)];
  if (!first || !last) return page;
  if (!isWholeList(list))
    pages.set(pageKey(list, list.parameters.page), {
      state: first.facts[factsOfRow.state],
      value: page.rows.map(({ facts }) => String(facts[factsOfRow.id])),
    });
  if (!isNeverEmpty(list.table, sortBy(list.table, sort).name)) return page;
  const note = (number: number, row: JsonRow, isBehind: boolean) =>
    starts.set(pageKey(list, number), {
      state: row.facts[factsOfRow.state],
      value: { isBehind, key: [row.facts[factsOfRow.sortKey], row.facts[factsOfRow.id]] },
    });
  note(list.parameters.page, first, false);
  note(list.parameters.page + 1, last, true);
  return page;
}

function startOf(list: JsonList) {
  const { page } = list.parameters;
  return page === 1 ? undefined : memoryOf(list.services.pool).starts.get(pageKey(list, page));
}

function pageKey({ key, parameters: { pageSize } }: JsonList, page: number): string {
  return `${key} ${pageSize} ${page}`;
}

/** Whether the total comes with the rows or is probably known. */
function isCounted(list: JsonList): boolean {
  return isWholeList(list) || memoryOf(list.services.pool).totals.has(list.key);
}

/** Whether a tally tells when rows or total of the list change. */
function hasMemory({ table, parameters }: JsonList): boolean {
  const tally = table.list?.tally;
  return tally !== undefined && tally.otherwise.every((name) => parameters[name] === undefined);
}

function placeOf({ parameters: { page, pageSize } }: JsonList) {
  return { offset: (page - 1) * pageSize, limit: pageSize };
}
