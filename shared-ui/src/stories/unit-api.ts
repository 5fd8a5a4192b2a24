import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { AxiosError } from 'axios';
import { problems, problemType, type Unit } from 'contract';
import { createApiClient } from '../client/create-api-client';

const names: readonly (readonly [name: string, symbol: string, factor: number])[] = [
  ['Kilogram', 'kg', 1],
  ['Gram', 'g', 0.001],
  ['Tonne', 't', 1000],
  ['Pound', 'lb', 0.45359237],
  ['Drum of 200 kg', 'drum', 200],
  ['Bag of 25 kg', 'bag', 25],
  ['Milligram', 'mg', 0.000001],
];

const at = '2026-11-21T08:30:00.000Z';

function unit([name, symbol, factor]: (typeof names)[number], index: number) {
  const _id = `0190c5d0-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const dimension = 'mass' as const;
  return { _id, name, symbol, factor, dimension, version: 1, createdAt: at, updatedAt: at };
}

type StoryUnit = Omit<Unit, '_id'> & { _id: string };

function answered(config: InternalAxiosRequestConfig, data: unknown): AxiosResponse {
  return { data, status: 200, statusText: 'OK', headers: {}, config };
}

function refused(config: InternalAxiosRequestConfig): never {
  const { status, title } = problems.unavailable;
  const type = problemType('unavailable');
  const data = { type, title, status, detail: 'The database is being restarted.', instance: '/' };
  const response = { ...answered(config, data), status };
  throw new AxiosError(title, AxiosError.ERR_BAD_RESPONSE, config, null, response);
}

function answerTo(config: InternalAxiosRequestConfig, rows: readonly StoryUnit[]) {
  const search = String(config.params.get('search') ?? '').toLowerCase();
  const found = rows.filter(({ name }) => name.toLowerCase().includes(search));
  switch (config.url) {
    case 'unit/get':
      return { data: found, total: found.length, page: 1, pageSize: 25 };
    case 'unit/getById':
      return { data: rows.find(({ _id }) => _id === config.params.get('id')) };
    case 'audit/get':
      return { data: [], total: 0, page: 1, pageSize: 25 };
    default:
      return { data: rows[0] };
  }
}

/** A client for stories whose units live in memory: some, none, on their way for ever, or refused. */
export function unitApi(state: 'some' | 'none' | 'waiting' | 'refusing') {
  const rows = state === 'none' ? [] : names.map(unit);
  const adapter: AxiosAdapter = async (config) => {
    if (state === 'waiting') return new Promise<never>(() => undefined);
    return state === 'refusing' ? refused(config) : answered(config, answerTo(config, rows));
  };
  return createApiClient({ baseURL: '/api', adapter });
}
