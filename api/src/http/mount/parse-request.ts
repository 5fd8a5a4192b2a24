import {
  defaultSiteLanguage,
  Nothing,
  type Endpoint,
  isTranslated,
  type SiteLanguage,
  siteLanguages,
} from 'contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiProblem, located } from '../../kernel/problem';
import { fieldErrors, parseInput } from '../../repository/parse-input';

/** The record's id, from wherever the endpoint's path style puts it; empty for endpoints without a record. */
export function parseId(endpoint: Endpoint, request: FastifyRequest): string {
  if (endpoint.idIn === 'none') return '';
  const parameters = endpoint.idIn === 'path' ? request.params : request.query;
  const id = Object(parameters)[endpoint.idName];
  return String(parseAddress(endpoint.id, id, endpoint.idName));
}

/** The language that an answer's texts are asked for in, undefined for the default one; and the other parameters. */
export function parseLanguage(endpoint: Endpoint, query: unknown) {
  const { language, ...rest }: Record<string, unknown> = { ...Object(query) };
  if (language === undefined || !isTranslated(endpoint))
    return { language: undefined, rest: query };
  const asked = parseAddress(AskedLanguage, language, 'language');
  return { language: isSiteLanguage(asked) ? asked : undefined, rest };
}

const AskedLanguage = z.enum([defaultSiteLanguage, ...siteLanguages]);

function isSiteLanguage(language: unknown): language is SiteLanguage {
  return siteLanguages.some((one) => one === language);
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
  const detail = errors.map(located).join('; ');
  return new ApiProblem('malformed', detail, errors);
}
