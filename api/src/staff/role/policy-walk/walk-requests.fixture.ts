import { type AnyResource, type Endpoint, parametersOf, pathOf } from 'contract';
import { allResources } from 'contract/endpoints';
import { z } from 'zod';
import { unknownId } from '../../../testing/unknown-id';
import type { Planting } from './plant-resources.fixture';

/** A request of the walk. */
export interface WalkRequest {
  readonly endpoint: Endpoint;
  readonly id?: string | undefined;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: object;
  /** For a request that would reveal a hidden value by the number or the order of records. */
  readonly expects?: 'no record' | 'refusal';
}

export function urlOf({ endpoint, id, query }: WalkRequest): string {
  const search = new URLSearchParams(parametersOf(endpoint, id, query));
  return `/api/${pathOf(endpoint, id)}?${search.toString()}`;
}

/** Whose records the ids of a call are, where it is not named after them. */
const ownersOfIds: Readonly<Record<string, string>> = {
  'dkim.get': 'smtp',
  'document.open': 'document',
  'file.download': 'file',
  'file.logo': 'file',
  'finding.list': 'chemical',
  'followup.byInquiry': 'inquiry',
  'followup.countByInquiry': 'inquiry',
  'import.get': 'import',
  'label.preview': 'chemical',
  'label.print': 'chemical',
  'staff.openWork': 'admin',
  'structure.near': 'chemical',
};

/** The requests of a call that reads: for each planted record that it may name, and each of its required parameters. */
export function readRequests(planting: Planting, endpoint: Endpoint): WalkRequest[] {
  const queries = queriesOf(planting, endpoint);
  return idsOf(planting, endpoint).flatMap((id) =>
    queries.map((query) => ({ endpoint, id, query })),
  );
}

function idsOf({ records }: Planting, { idIn, name }: Endpoint): readonly (string | undefined)[] {
  if (idIn === 'none') return [undefined];
  const owner = ownersOfIds[name] ?? name.split('.', 1)[0] ?? '';
  return records.get(owner) ?? [unknownId];
}

type Query = Readonly<Record<string, unknown>>;

function queriesOf(planting: Planting, endpoint: Endpoint): readonly Query[] {
  const shape = shapeOf(endpoint.query);
  const page = 'pageSize' in shape ? { pageSize: 100 } : {};
  if (endpoint.name === 'record.history') return historyQueries(planting, page);
  const required = Object.entries(shape).filter(
    ([, schema]) => !schema.safeParse(undefined).success,
  );
  let queries: Query[] = [page];
  for (const [name, schema] of required) {
    const values = valuesOf(planting, name, schema);
    queries = queries.flatMap((query) => values.map((value) => ({ ...query, [name]: value })));
  }
  return queries;
}

function historyQueries({ records }: Planting, page: Query): Query[] {
  return allResources.flatMap(({ name }) =>
    (records.get(name) ?? []).map((recordId) => ({ ...page, resource: name, recordId })),
  );
}

function valuesOf({ ids, records }: Planting, name: string, schema: z.ZodType): readonly unknown[] {
  const choices: unknown = Reflect.get(schema, 'options');
  if (Array.isArray(choices)) return choices;
  switch (name) {
    case 'resource':
      return allResources.map((resource) => resource.name);
    case 'chemicalId':
      return [ids.get('chemical')];
    case 'categoryId':
      return [ids.get('blogCategory')];
    case 'ids':
      return [(records.get('chemical') ?? []).join(',')];
    case 'alphabet':
      return ['c', 'C'];
    case 'dueBefore':
      return ['2040-01-01T00:00:00.000Z'];
    case 'email':
      return ['canary@example.com'];
    case 'remote':
      return ['mfe-email'];
    case 'number':
      return ['67-64-1'];
    default:
      return ['canary'];
  }
}

export function shapeOf(schema: unknown): Readonly<Record<string, z.ZodType>> {
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in);
  if (!(schema instanceof z.ZodObject)) return {};
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, part]) =>
      part instanceof z.ZodType ? [[name, part] as const] : [],
    ),
  );
}

/** Lists that search, filter or sort by a word: whoever may not read it finds nothing by it. */
export function probesOf(resource: AnyResource, field: string, word: string): WalkRequest[] {
  const { list } = resource.endpoints;
  if (!list) return [];
  const text = word.toLowerCase();
  const search = resource.search.includes(field) ? [{ search: text }] : [];
  const values = [text, `${text}@example.com`];
  const filters = field in resource.filters ? values.map((value) => ({ [field]: value })) : [];
  return [...search, ...filters].map((query) => ({ endpoint: list, query, expects: 'no record' }));
}

export function sortProbes(
  { sorts, endpoints: { list } }: AnyResource,
  hiddenFields: readonly string[],
): WalkRequest[] {
  if (!list) return [];
  return sorts
    .filter((sort) => hiddenFields.includes(sort))
    .map((sort) => ({ endpoint: list, query: { sort }, expects: 'refusal' }));
}
