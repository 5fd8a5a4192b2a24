import { type DeprecatedField, type Deprecation, type Endpoint, remoteHeader } from 'contract';
import { RemoteId, Version } from 'contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { JsonAnswer } from '../../kernel/json-answer';

/** A version of a remote that uses something deprecated. */
export interface DeprecatedUse extends Deprecation {
  readonly remote: RemoteId;
  readonly version: string;
  /** `unit.list`, `symbol of unit.add`. */
  readonly what: string;
  /** It was answered and may not have been read: a build that was made with the successor does not. */
  readonly isAnswered: boolean;
}

/** Where uses are counted. */
export interface DeprecatedUses {
  count(use: DeprecatedUse): void;
}

type Deprecated = Pick<Endpoint, 'name' | 'method' | 'deprecated' | 'deprecatedFields'>;

/** The remote that makes a call; undefined for other clients, and where the header is malformed. */
export function callerOf({ headers }: Pick<FastifyRequest, 'headers'>) {
  const given = headers[remoteHeader];
  const [id, number, ...rest] = typeof given === 'string' ? given.split('/', 3) : [];
  const remote = RemoteId.safeParse(id);
  const version = Version.safeParse(number);
  if (!remote.success || !version.success || rest.length > 0) return undefined;
  return { remote: remote.data, version: version.data };
}

interface Received {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly body: unknown;
  readonly uses: DeprecatedUses;
}

/** Counts what a call uses of what is deprecated. A deprecated call says when it ends, as of RFC 8594. */
export function noteDeprecated(endpoint: Deprecated, received: Received): void {
  const { name, deprecated, deprecatedFields } = endpoint;
  if (deprecated === undefined && deprecatedFields === undefined) return;
  const { request, reply, uses } = received;
  if (deprecated) reply.header('sunset', new Date(deprecated.until).toUTCString());
  const caller = callerOf(request);
  if (caller === undefined) return;
  if (deprecated) uses.count({ ...deprecated, ...caller, what: name, isAnswered: false });
  const sent = namesSent(received);
  for (const [field, { since, instead, until }] of Object.entries(deprecatedFields ?? {})) {
    const isAnswered = !sent.has(field);
    if (isAnswered && endpoint.method === 'DELETE') continue;
    uses.count({ ...caller, since, instead, until, what: `${field} of ${name}`, isAnswered });
  }
}

function namesSent({ request, body }: Received): ReadonlySet<string> {
  const { query } = request;
  return new Set([...Object.keys(Object(body)), ...Object.keys(Object(query)), ...sortedBy(query)]);
}

function sortedBy(query: unknown): string[] {
  const { sort } = Object(query);
  return typeof sort === 'string' ? [sort.replace(/^-/, '')] : [];
}

type Names = readonly (readonly [former: string, present: string])[];

/** The former names of an endpoint's fields, with the present ones. */
function formerNames({ deprecatedFields = {} }: Deprecated): Names {
  return Object.entries<DeprecatedField>(deprecatedFields)
    .filter(([, { isFormerName }]) => isFormerName === true)
    .map(([former, { instead }]) => [former, instead]);
}

/** A body with the present names for former ones. Where both are sent, the present one counts. */
export function withPresentNames(endpoint: Deprecated, body: unknown): unknown {
  const names = formerNames(endpoint);
  return names.length === 0 || !isObject(body) ? body : renamed(body, names);
}

/** A query that filters or sorts by the present names for one that does so by former ones. */
export function queryWithPresentNames(endpoint: Deprecated, query: unknown): unknown {
  const names = formerNames(endpoint);
  if (names.length === 0 || !isObject(query)) return query;
  const { sort, ...filters } = query;
  const known = new Map(names);
  const [name = ''] = sortedBy(query);
  const present = known.get(name);
  return {
    ...renamed(filters, names),
    ...(sort !== undefined && {
      sort: typeof sort === 'string' && present !== undefined ? sort.replace(name, present) : sort,
    }),
  };
}

function renamed(value: Readonly<Record<string, unknown>>, names: Names) {
  const result = { ...value };
  for (const [former, present] of names) {
    if (!(former in result)) continue;
    if (!(present in result)) result[present] = result[former];
    delete result[former];
  }
  return result;
}

type Answering = (answer: unknown) => JsonAnswer;

/** Answers the records of an endpoint under the former names of their fields too. */
export function withFormerNames(endpoint: Deprecated, answering: Answering): Answering {
  const names = formerNames(endpoint);
  if (names.length === 0) return answering;
  const named = (record: unknown): unknown => {
    if (!isObject(record)) return record;
    const former = names.filter(([, present]) => record[present] !== undefined);
    return {
      ...record,
      ...Object.fromEntries(former.map(([name, present]) => [name, record[present]])),
    };
  };
  return (answer) => {
    const { data, ...rest } = Object(answering(answer).toJSON());
    const records: unknown = Array.isArray(data) ? data.map(named) : named(data);
    return new JsonAnswer(JSON.stringify({ data: records, ...rest }));
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
