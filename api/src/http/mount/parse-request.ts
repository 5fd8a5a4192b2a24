import { Nothing, type Endpoint } from 'contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ApiProblem } from '../../kernel/problem';
import { fieldErrors, parseInput } from '../../repository/parse-input';

/** The record's id, from wherever the endpoint's path style puts it; empty for endpoints without a record. */
export function parseId(endpoint: Endpoint, request: FastifyRequest): string {
  if (endpoint.idIn === 'none') return '';
  const parameters = endpoint.idIn === 'path' ? request.params : request.query;
  const id = Object(parameters)[endpoint.idName];
  return String(parseAddress(endpoint.id, id, endpoint.idName));
}

/** The query's own parameters, without the id. */
export function parseQuery(endpoint: Endpoint, query: unknown): unknown {
  const given: Record<string, unknown> = { ...Object(query) };
  if (endpoint.idIn === 'query') delete given[endpoint.idName];
  if (endpoint.query !== Nothing) return parseAddress(endpoint.query, given, '');
  const [unknown] = Object.keys(given);
  if (unknown !== undefined)
    throw malformed([{ path: unknown, message: 'There is no such parameter' }]);
  return undefined;
}

/** @throws ApiProblem `invalid` */
export function parseBody(endpoint: Endpoint, body: unknown): unknown {
  return endpoint.body === Nothing ? undefined : parseInput(endpoint.body, body);
}

function parseAddress(schema: z.ZodType, value: unknown, path: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues);
  throw malformed(errors.map((error) => ({ ...error, path: error.path || path })));
}

function malformed(errors: { path: string; message: string }[]): ApiProblem {
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new ApiProblem('malformed', detail, errors);
}
