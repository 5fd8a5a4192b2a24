import { bearer } from '../../../testing/bearer';
import type { AnyResource, Endpoint } from 'contract';
import { allEndpoints, allResources } from 'contract/endpoints';
import { type Canary, mayRead, originWords, type Reader } from './canary.fixture';
import type { Planting } from './plant-resources.fixture';
import { readAnswer, readFirstEvent, type ReadAnswer } from './read-answer.fixture';
import {
  probesOf,
  readRequests,
  sortProbes,
  urlOf,
  type WalkRequest,
} from './walk-requests.fixture';
import { postRequests } from './walked-posts.fixture';

/** What a reader of the walk was answered. */
export interface Walked {
  readonly requests: number;
  /** The calls that were made. */
  readonly calls: ReadonlySet<string>;
  readonly found: ReadonlySet<Canary>;
  readonly leaks: readonly string[];
}

export interface Walker {
  /** Undefined for a visitor. */
  readonly token: string | undefined;
  readonly reader: Reader;
  /** The canaries that visitors read. */
  readonly shown: ReadonlySet<string>;
}

let from = 0;

/** Makes every request of the walk for one reader. */
export async function walkAs(planting: Planting, walker: Walker): Promise<Walked> {
  const calls = new Set<string>();
  const found = new Set<Canary>();
  const leaks = new Set<string>();
  const requests = requestsFor(planting, walker);
  for (const request of requests) {
    const { name } = request.endpoint;
    calls.add(name);
    const answer = await send(planting, walker, request);
    if (answer.status >= 500) leaks.add(`${name} answered ${answer.status}`);
    for (const canary of planting.canaries.within(answer.text)) {
      if (isEchoed(request, canary)) continue;
      found.add(canary);
      if (!mayRead(walker.reader, canary, walker.shown))
        leaks.add(`${name} shows ${originWords(canary.origin)}`);
    }
    for (const field of filledFields(walker.reader, request, answer))
      leaks.add(`${name} has ${field}`);
    if (request.expects === 'no record' && totalOf(answer) > 0)
      leaks.add(`${name} counts by ${Object.keys(request.query ?? {}).join()}`);
    if (request.expects === 'refusal' && answer.status < 400)
      leaks.add(`${name} sorts by ${String(request.query?.['sort'])}`);
  }
  return { requests: requests.length, calls, found, leaks: [...leaks].toSorted() };
}

function requestsFor(planting: Planting, walker: Walker): WalkRequest[] {
  const reads = allEndpoints.filter(({ method }) => method === 'GET');
  return [
    ...reads.flatMap((endpoint) => readRequests(planting, endpoint)),
    ...postRequests(planting),
    ...probesFor(planting, walker),
  ];
}

/** Searches and filters by what the reader may not read, and sorts by hidden fields. */
function probesFor({ canaries }: Planting, { reader, shown }: Walker): WalkRequest[] {
  const hidden = canaries.all.filter((canary) => !mayRead(reader, canary, shown));
  const sorts = reader.policy.resources.flatMap(({ resource, sees, hiddenFields }) =>
    sees === 'records' ? sortProbes(resource, hiddenFields) : [],
  );
  const found = hidden.flatMap(({ word, origin }) => {
    if (!('field' in origin)) return [];
    const resource: AnyResource | undefined = allResources.find(
      ({ name }) => name === origin.resource,
    );
    return resource ? probesOf(resource, origin.field, word) : [];
  });
  return [...sorts, ...found];
}

async function send(
  { api }: Planting,
  { token }: Walker,
  request: WalkRequest,
): Promise<ReadAnswer> {
  const { method, produces } = request.endpoint;
  const headers = token === undefined ? {} : bearer(token);
  if (produces.includes('text/event-stream')) return readFirstEvent(api, urlOf(request), headers);
  from += 1;
  return readAnswer(api, {
    method,
    url: urlOf(request),
    remoteAddress: `203.${from % 250}.${Math.floor(from / 250) % 250}.7`,
    headers,
    ...(method !== 'GET' && { payload: request.body ?? {} }),
  });
}

/** A refusal may repeat what was sent. */
function isEchoed({ query, body }: WalkRequest, { word }: Canary): boolean {
  return `${JSON.stringify(query ?? {})}${JSON.stringify(body ?? {})}`.includes(word);
}

/** The hidden fields that a planted record of the answer has a value of, of whatever type. */
function filledFields(
  { policy }: Reader,
  { endpoint }: WalkRequest,
  { json }: ReadAnswer,
): string[] {
  const [name] = endpoint.name.split('.', 1);
  const found = policy.resources.find(({ resource }) => resource.name === name);
  if (found === undefined || found.sees === 'nothing') return [];
  return found.hiddenFields.filter((field) =>
    recordsIn(json).some((record) => !isEmpty(record[field])),
  );
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

function recordsIn(json: unknown): readonly Readonly<Record<string, unknown>>[] {
  const data: unknown = Reflect.get(Object(json), 'data');
  return (Array.isArray(data) ? data : [data]).map((one) => Object(one));
}

function totalOf({ json }: ReadAnswer): number {
  const total: unknown = Reflect.get(Object(json), 'total');
  return typeof total === 'number' ? total : 0;
}

/** The calls that neither the walk makes nor a reason leaves out. */
export function uncalled(
  calls: ReadonlySet<string>,
  reasons: Readonly<Record<string, readonly string[]>>,
): string[] {
  const named = new Set(Object.values(reasons).flat());
  return allEndpoints
    .filter(({ name }: Endpoint) => !calls.has(name) && !named.has(name))
    .map(({ name }) => name);
}
