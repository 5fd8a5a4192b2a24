import type { Endpoint } from 'contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ReadForm } from '../../file/storage/file-store';
import type { CachedResource } from '../response-cache';
import { ApiProblem } from '../problem';
import '@fastify/multipart';
import type { Services } from '../services';
import { isStaff, requireStaff, requireTeam, type Viewer } from '../viewer';
import { documentation } from './documentation';
import { parseBody, parseId, parseQuery } from './parse-request';

/** A call as its handler gets it: allowed by the endpoint's access, and parsed. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly id: string;
  readonly query: z.output<E['query']>;
  readonly body: z.output<E['body']>;
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The form that it came as; undefined for JSON. What the handler refuses leaves no file of it. */
  readonly form: ReadForm | undefined;
}

/**
 * Answers a call; the mount parses the answer by the endpoint's schema. `undefined` means that the handler sent it
 * itself: a file, a stream.
 */
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<unknown>;

export interface Mounted<E extends Endpoint> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
  /** The endpoint as visitors are answered, where that differs. */
  readonly visitorEndpoint?: Endpoint | undefined;
  /** The handler parses the body: the repository does so for every way into it. */
  readonly hasRawBody?: boolean;
  /** The resources whose records the answer to visitors is made of, where that is kept for the next of them. */
  readonly cacheTags?: readonly CachedResource[] | undefined;
  /** Milliseconds that it is kept at most, where that differs from the usual. */
  readonly maxAge?: number | undefined;
  /** Refuses callers before a byte of the body is read. */
  readonly admit?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Bytes of JSON or of an archive that it takes at most, where that differs from the usual. */
  readonly bodyLimit?: number;
}

/** Puts a call of the contract on the app: access, parsing, the handler, and the answer cut to its schema. */
export function mountEndpoint<E extends Endpoint>(
  app: FastifyInstance,
  services: Services,
  mounted: Mounted<E>,
): void {
  const { endpoint, handler } = mounted;
  app.route({
    method: endpoint.method,
    url: `/${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: documentation(endpoint),
    config: { endpoint },
    ...(mounted.bodyLimit === undefined ? {} : { bodyLimit: mounted.bodyLimit }),
    onRequest: async (request, reply) => {
      if (endpoint.access === 'admin') requireStaff(request.viewer);
      if (endpoint.access === 'team') requireTeam(request.viewer);
      await mounted.admit?.(request, reply);
    },
    handler: async (request, reply) => {
      const form = await readForm(services, endpoint, request);
      try {
        const shown = isStaff(request.viewer) ? endpoint : (mounted.visitorEndpoint ?? endpoint);
        const received = { query: shown.query, request, reply, form };
        const call = parsedCall(mounted, received);
        const answerCall = async () => {
          const answer = await handler(call);
          return answer === undefined ? undefined : shown.answer.parse(answer);
        };
        const byStaff = isStaff(request.viewer);
        const { cacheTags: tags, maxAge: ttl } = mounted;
        const kept = { key: request.url, ...(ttl !== undefined && { ttl }) };
        const answer =
          tags && !byStaff
            ? await services.responseCache.answer({ ...kept, tags }, answerCall)
            : await answerCall();
        if (byStaff && endpoint.method !== 'GET') await services.responseCache.caughtUp();
        return answer === undefined ? reply : await reply.code(endpoint.status).send(answer);
      } catch (error) {
        await form?.discard();
        throw error;
      }
    },
  });
}

async function readForm(
  { files }: Services,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<ReadForm | undefined> {
  const isForm = request.isMultipart();
  if (isForm && endpoint.encoding === 'multipart') {
    return files.readForm(request, endpoint, request.viewer);
  }
  const isArchive = Buffer.isBuffer(request.body) && endpoint.encoding !== 'gzip';
  if (!isForm && !isArchive) return undefined;
  throw new ApiProblem('wrong-type', 'Send the body of this call as JSON.');
}

interface Received {
  /** The query that the viewer may send. */
  readonly query: Endpoint['query'];
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly form: ReadForm | undefined;
}

/** Guarantee: query and body went through the endpoint's own schemas, unless the handler has the raw body. */
function parsedCall<E extends Endpoint>(
  { endpoint, hasRawBody }: Mounted<E>,
  { query, request, reply, form }: Received,
): Call<E> {
  const body = form ? form.body : request.body;
  const { viewer } = request;
  return {
    id: parseId(endpoint, request),
    query: parseQuery({ ...endpoint, query }, request.query),
    body: hasRawBody ? body : parseBody(endpoint, body),
    viewer,
    request,
    reply,
    form,
  } as Call<E>;
}
