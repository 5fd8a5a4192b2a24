import { Nothing, Problem, type Endpoint } from 'contract';
import { needsWords } from 'contract/staff';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';

declare module 'fastify' {
  interface FastifySchema {
    hide?: boolean;
    tags?: readonly string[];
    operationId?: string;
    summary?: string;
    description?: string;
    security?: readonly Record<string, readonly string[]>[];
    consumes?: readonly string[];
  }
}

/** The OpenAPI description of an endpoint. Parsing is done by the mount, with the same schemas. */
export function documentation(endpoint: Endpoint): FastifySchema {
  const id = z.object({ [endpoint.idName]: endpoint.id });
  const query = queryOf(endpoint, id);
  return {
    operationId: endpoint.name,
    tags: [endpoint.path.split('/')[0] ?? ''],
    summary: endpoint.fresh ? `${endpoint.summary}; needs a fresh sign-in` : endpoint.summary,
    ...describedNeeds(endpoint),
    security: securityOf(endpoint),
    response: { [endpoint.status]: endpoint.answer, '4xx': Problem },
    ...(endpoint.idIn === 'path' ? { params: id } : {}),
    ...(query ? { querystring: query } : {}),
    ...(endpoint.body === Nothing ? {} : { body: endpoint.body }),
    ...(endpoint.encoding === 'json' ? {} : { consumes: bodyTypes[endpoint.encoding] }),
  };
}

/** An alternative without a scheme says that none is needed. */
function securityOf({ access, needs, byKey }: Endpoint) {
  const schemes = [{ session: [] }, ...(byKey ? [{ apiKey: [] }] : [])];
  if (access !== 'public') return schemes;
  return needs === undefined || needs === 'account' ? [] : [{}, ...schemes];
}

function describedNeeds({ access, needs }: Endpoint): Pick<FastifySchema, 'description'> {
  if (needs === undefined || needs === 'account') return {};
  const words = `Staff need permission to ${needsWords(needs)}`;
  return {
    description: access === 'public' ? `${words}; others are answered like visitors.` : `${words}.`,
  };
}

const bodyTypes = {
  multipart: ['application/json', 'multipart/form-data'],
  gzip: ['application/gzip'],
} as const;

function queryOf(endpoint: Endpoint, id: z.ZodObject): z.ZodType | undefined {
  const own = endpoint.query instanceof z.ZodObject ? endpoint.query : undefined;
  if (endpoint.idIn !== 'query') return own;
  return own ? own.extend(id.shape) : id;
}
