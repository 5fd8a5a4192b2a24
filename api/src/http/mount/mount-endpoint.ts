import type { Encoding, Endpoint, SiteLanguage } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ReadForm } from './read-form';
import { type CacheTag, resourceOf } from '../../repository/changes';
import { viewerFor } from '../../kernel/permission';
import type { ReadSource } from '../../db/replica';
import { JsonAnswer } from '../../kernel/json-answer';
import { ApiProblem } from '../../kernel/problem';
import '@fastify/multipart';
import { nextChange, timedTables } from '../../repository/timed-tables';
import { translatedAnswer } from '../../repository/translated-answer';
import { withOrigin } from '../request-origin';
import type { Services } from '../../kernel/services';
import { isStaff, requireFresh, requireStaff, requireTeam, type Viewer } from '../../kernel/viewer';
import { compileAnswer } from './compile-answer';
import {
  noteDeprecated,
  queryWithPresentNames,
  withFormerNames,
  withPresentNames,
} from './deprecations';
import { parseBody, parseId, parseLanguage, parseQuery } from './parse-request';

/** A handler's answer that stands for something done for this request alone, and is not cached. */
export class ForOne {
  readonly answer: unknown;

  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** A request as its handler gets it: authorized by the endpoint's access rule, and parsed. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly id: string;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly viewer: Viewer;
  /** The primary, or for a visitor's read that `mayLag` a replica. What it reads goes into no other cache. */
  readonly source: ReadSource;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The multipart form of the request; undefined for JSON. Its files are deleted when the handler refuses. */
  readonly form: ReadForm | undefined;
}

/**
 * Handles a request. The result is reduced to the endpoint's schema; `undefined` means that the handler has sent the
 * response itself: a file, a stream.
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<unknown>;

export interface Mounted<E extends Endpoint> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
  /** The endpoint with the schema for visitors, where that differs. */
  readonly visitorEndpoint?: Endpoint | undefined;
  /** The handler parses the body, because the repository does so for every kind of write. */
  readonly hasRawBody?: boolean;
  /** The body is not read, whatever it is. */
  readonly ignoresBody?: boolean;
  /** What a response to visitors depends on besides the records that it shows, where it is cached. */
  readonly cacheTags?: readonly CacheTag[] | undefined;
  /** Milliseconds for which a cached response holds that no write outdates; half a minute when left out. */
  readonly ttl?: number;
  /** Requests whose responses are not cached although others are. */
  readonly isUncached?: ((query: z.output<E['query']>) => boolean) | undefined;
  /** Refuses callers before any of the body is read. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Maximum size of the JSON or archive in bytes, where it differs from the default. */
  readonly bodyLimit?: number;
}

/**
 * Mounts an endpoint of the contract: access, parsing, the handler, and a response reduced to the endpoint's schema.
 */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  mounted: Mounted<E>,
): void {
  const { endpoint, handler, visitorEndpoint = endpoint } = mounted;
  const isChecked = services.env.NODE_ENV === 'test';
  // Made by the first answer: most processes answer few of the calls.
  const answering = (answer: z.ZodType) =>
    once(() => withFormerNames(endpoint, compileAnswer(answer, isChecked)));
  const toStaff = answering(endpoint.answer);
  const toVisitors = answering(visitorEndpoint.answer);
  const { cacheTags: tags, ttl } = mounted;
  const until = tags && timeOfChange(services, tags);
  app.route({
    method: endpoint.method,
    url: `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { endpoint },
    ...(mounted.bodyLimit === undefined ? {} : { bodyLimit: mounted.bodyLimit }),
    onRequest: async (request, reply) => {
      if (endpoint.access === 'admin') requireStaff(request.viewer);
      if (endpoint.access === 'team') requireTeam(request.viewer);
      request.viewer = withOrigin(viewerFor(endpoint, request.viewer), request);
      if (endpoint.fresh) requireFresh(request.viewer);
      await mounted.admit?.(request, reply);
    },
    handler: async (request, reply) => {
      const form = mounted.ignoresBody ? undefined : await readForm(services, endpoint, request);
      try {
        const byStaff = isStaff(request.viewer);
        const shown = byStaff ? endpoint : visitorEndpoint;
        const compiled = byStaff ? toStaff : toVisitors;
        const received = { query: shown.query, request, reply, form };
        const { language, ...call } = parsedCall(mounted, received);
        const body = form?.body ?? request.body;
        noteDeprecated(endpoint, { request, reply, body, uses: services.deprecatedUses });
        const answerFrom = async (source: ReadSource) => {
          const answer = await handler({ ...call, source });
          if (answer === undefined) return undefined;
          const json = answerTo(answer, compiled());
          if (language === undefined) return json;
          const { tables } = services;
          const { database } = source;
          return translatedAnswer(json, { database, tables, schema: shown.answer, language });
        };
        const mayLag = endpoint.mayLag && !byStaff;
        const answerCall = (changed: number) =>
          mayLag && services.replica
            ? services.replica.read(changed, services, answerFrom)
            : answerFrom(services);
        const answer =
          tags && !byStaff && mounted.isUncached?.(call.query) !== true
            ? await services.responseCache.answer(
                { key: request.url, tags, ttl, until },
                answerCall,
              )
            : await answerCall(-Infinity);
        if (byStaff && endpoint.method !== 'GET') await services.responseCache.caughtUp();
        if (answer === undefined) return reply;
        return await reply.code(endpoint.status).type(json).send(answer.text);
      } catch (error) {
        await form?.discard();
        throw error;
      }
    },
  });
}

function answerTo(answer: unknown, compiled: (answer: unknown) => JsonAnswer): JsonAnswer {
  if (!(answer instanceof ForOne)) return compiled(answer);
  return new JsonAnswer(compiled(answer.answer).text, { isForOne: true });
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** When a response that is made of these resources is outdated without a write; undefined where it never is. */
function timeOfChange(
  { database, responseCache, tables }: Services,
  tags: readonly CacheTag[],
): (() => Promise<number>) | undefined {
  const timed = timedTables(tables).filter(({ table }) =>
    tags.some((tag) => resourceOf(tag) === table.resource.name),
  );
  if (timed.length === 0) return undefined;
  return async () => {
    const times = timed.map(({ table, changesAt }) => {
      const read = once(() => nextChange(database, { table, changesAt }));
      const key = `the next change of ${table.resource.name}`;
      return responseCache.answer({ key, tags: table.cache?.tags ?? [], until: read }, read);
    });
    return Math.min(...(await Promise.all(times)));
  };
}

const json = 'application/json; charset=utf-8';

/** Bodies that handlers get as bytes. */
const rawEncodings: readonly Encoding[] = ['gzip', 'message'];

async function readForm(
  { files }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<ReadForm | undefined> {
  const isForm = request.isMultipart();
  if (isForm && endpoint.encoding === 'multipart') {
    return files.readForm(request, endpoint, request.viewer);
  }
  const isArchive = Buffer.isBuffer(request.body) && !rawEncodings.includes(endpoint.encoding);
  if (!isForm && !isArchive) return undefined;
  throw new ApiProblem('wrong-type', 'Send the body of this call as JSON.');
}

interface Received {
  /** The query schema for this viewer. */
  readonly query: Endpoint['query'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: ReadForm | undefined;
}

/** Guarantee: query and body were parsed by the endpoint's own schemas, unless the handler takes the raw body. */
function parsedCall<E extends Endpoint>(
  { endpoint, hasRawBody }: Mounted<E>,
  { query, request, reply, form }: Received,
): Omit<Call<E>, 'source'> & { readonly language: SiteLanguage | undefined } {
  const body = withPresentNames(endpoint, form ? form.body : request.body);
  const { viewer } = request;
  const { language, rest } = parseLanguage(endpoint, request.query);
  return {
    id: parseId(endpoint, request),
    language,
    query: parseQuery({ ...endpoint, query }, queryWithPresentNames(endpoint, rest)),
    body: hasRawBody ? body : parseBody(endpoint, body),
    viewer,
    request,
    reply,
    form,
  } as Omit<Call<E>, 'source'> & { readonly language: SiteLanguage | undefined };
}
