import { type ProblemCode, problems, problemType } from 'contract';
import { units } from 'contract/catalog';
import { recordEndpoints } from 'contract/record';
import { cannedAnswers, storyId } from './canned-answers';
import { createApiClient } from '../client/create-api-client';
import type { Inject, InjectRequest } from '../testing/api-adapter';
import { apiAdapter } from '../testing/api-adapter';

interface StoryUnit {
  _id: string;
  name: string;
  symbol: string;
  factor: number;
  dimension: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  isGone: boolean;
}

const at = '2026-11-21T08:30:00.000Z';

const facts = [
  ['Kilogram', 'kg', 1],
  ['Gram', 'g', 0.001],
  ['Tonne', 't', 1000],
  ['Pound', 'lb', 0.45359237],
  ['Drum of 200 kg', 'drum', 200],
  ['Bag of 25 kg', 'bag', 25],
  ['Milligram', 'mg', 0.000001],
] as const;

function unit(index: number, values: object): StoryUnit {
  const blank = { name: '', symbol: '', factor: 1, dimension: 'mass', isGone: false };
  const record = { _id: storyId(index), version: 1, createdAt: at, updatedAt: at };
  return { ...blank, ...values, ...record };
}

function answer(statusCode: number, body: object) {
  return { statusCode, headers: {}, body: JSON.stringify(body) };
}

function refusal(code: ProblemCode, detail: string) {
  const { status, title } = problems[code];
  return answer(status, { type: problemType(code), title, status, detail, instance: '/' });
}

function page(rows: readonly object[]) {
  return answer(200, { data: rows, total: rows.length, page: 1, pageSize: 25 });
}

function listed(rows: readonly StoryUnit[], query: URLSearchParams) {
  const search = (query.get('search') ?? '').toLowerCase();
  const sort = query.get('sort') ?? 'name';
  const direction = sort.startsWith('-') ? -1 : 1;
  const column = sort.replace('-', '');
  const text = (row: StoryUnit) =>
    String(new Map<string, unknown>(Object.entries(row)).get(column));
  return rows
    .filter(({ isGone, name }) => !isGone && name.toLowerCase().includes(search))
    .toSorted((one, other) => direction * text(one).localeCompare(text(other)));
}

function update(row: StoryUnit | undefined, body: Partial<StoryUnit>) {
  if (row === undefined) return refusal('not-found', 'There is no such unit.');
  if (body.version !== undefined && body.version !== row.version) {
    return refusal('stale-version', 'Somebody else changed this unit meanwhile.');
  }
  Object.assign(row, body, { version: row.version + 1 });
  return answer(200, { data: row });
}

/** Units in memory that behave like the API's; for stories, which have no API. */
export function unitMemory(rows: StoryUnit[]): Inject {
  return async ({ url, payload }: InjectRequest) => {
    const { pathname, searchParams } = new URL(url, 'http://stories');
    const row = rows.find(({ _id }) => _id === searchParams.get('id'));
    const body: Partial<StoryUnit> = typeof payload === 'string' ? JSON.parse(payload) : {};
    switch (pathname.replace('/api/', '')) {
      case units.paths.list.path:
        return page(listed(rows, searchParams));
      case units.paths.get.path:
        return row === undefined
          ? refusal('not-found', 'No such unit.')
          : answer(200, { data: row });
      case units.paths.add.path: {
        const added = unit(rows.length, body);
        rows.push(added);
        return answer(201, { data: added });
      }
      case units.paths.update.path:
        return update(row, body);
      case units.paths.remove.path:
        if (row !== undefined) row.isGone = true;
        return answer(200, { data: { _id: row?._id } });
      case recordEndpoints.restore.path:
        if (row !== undefined) row.isGone = false;
        return answer(200, { data: { _id: row?._id } });
      default:
        return answer(200, cannedAnswers[pathname.replace('/api/', '')] ?? { data: [] });
    }
  };
}

/** A client for stories: with units, without, loading for ever, or refused. */
export function unitApi(state: 'some' | 'none' | 'waiting' | 'refusing') {
  const rows = facts.map(([name, symbol, factor], index) => unit(index, { name, symbol, factor }));
  const memory = unitMemory(state === 'none' ? [] : rows);
  const inject: Inject = async (request) => {
    if (state === 'waiting') return new Promise<never>(() => undefined);
    return state === 'refusing' ? refusal('rate-limited', 'Wait a minute.') : memory(request);
  };
  return createApiClient({ baseURL: '/api', adapter: apiAdapter(inject) });
}
