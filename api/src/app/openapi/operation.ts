import {
  Bytes,
  defaultSiteLanguage,
  deprecationWords,
  isTranslated,
  Nothing,
  siteLanguages,
  type Endpoint,
} from 'contract';
import { examples } from 'contract/examples';
import { needsWords } from 'contract/staff';
import { z } from 'zod';
import type { JsonObject, Schemas } from './schemas';
import { uploadForm } from './upload-form';

/** The operation of an endpoint, with its parameters written out. */
export function describeOperation(endpoint: Endpoint, schemas: Schemas): JsonObject {
  const parameters = parametersOf(endpoint, schemas);
  const body = bodyOf(endpoint, schemas);
  return {
    operationId: endpoint.name,
    tags: [tagOf(endpoint)],
    summary: endpoint.fresh ? `${endpoint.summary}; needs a fresh sign-in` : endpoint.summary,
    ...described(endpoint),
    ...securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      [endpoint.status]: {
        description: answerWords(endpoint),
        content: answerOf(endpoint, schemas),
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** The schemas of an endpoint's id, body and query parameters. */
export function inputsOf(endpoint: Endpoint): z.ZodType[] {
  return [endpoint.id, endpoint.body, ...queryOf(endpoint).map(([, schema]) => schema)];
}

function queryOf({ query }: Endpoint): [name: string, schema: z.ZodType][] {
  return query instanceof z.ZodObject ? Object.entries<z.ZodType>(query.shape) : [];
}

export function tagOf({ path }: Endpoint): string {
  return path.split('/')[0] ?? '';
}

/** The usual access, which operations do not repeat. */
export const usualSecurity = [{ session: [] }, { apiKey: [] }];

/** An alternative without a scheme says that none is needed. */
function securityOf({ access, needs, byKey }: Endpoint): JsonObject {
  const schemes = byKey ? usualSecurity : [{ session: [] }];
  if (access !== 'public') return byKey ? {} : { security: schemes };
  return { security: needs === undefined || needs === 'account' ? [] : [{}, ...schemes] };
}

function described({ access, needs, deprecated }: Endpoint): JsonObject {
  const ending = deprecated ? [deprecationWords(deprecated)] : [];
  const description = [...ending, ...describedNeeds({ access, needs })].join(' ');
  return {
    ...(description !== '' && { description }),
    ...(deprecated && { deprecated: true }),
  };
}

function describedNeeds({ access, needs }: Pick<Endpoint, 'access' | 'needs'>): string[] {
  if (needs === undefined || needs === 'account') return [];
  const words = needsWords(needs);
  return [access === 'public' ? `Visitors, and staff who may ${words}.` : `Needs: ${words}.`];
}

function parametersOf(endpoint: Endpoint, schemas: Schemas): JsonObject[] {
  const { idIn, idName, id, idempotent } = endpoint;
  const own = idIn === 'none' ? [] : [parameter(idIn, idName, schemas.input(id))];
  const others = queryOf(endpoint).map(([name, schema]) => ({
    name,
    in: 'query',
    ...(!schema.safeParse(undefined).success && { required: true }),
    schema: schemas.input(schema),
  }));
  const language = isTranslated(endpoint) ? [languageRef] : [];
  return [...own, ...others, ...language, ...(idempotent ? [idempotencyKeyRef] : [])];
}

function parameter(place: 'query' | 'path', name: string, schema: JsonObject): JsonObject {
  return { name, in: place, required: true, schema };
}

/** A component of the document. */
export const languageParameter = {
  name: 'language',
  in: 'query',
  description:
    'The language of the texts that staff have translated. What nobody has is in the default one; `untranslated` of a ' +
    'record names these fields.',
  schema: { type: 'string', enum: [defaultSiteLanguage, ...siteLanguages] },
};

const languageRef = { $ref: `#/components/parameters/${languageParameter.name}` };

/** A component of the document. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Chosen by the client for one order or form. A repetition with the same key answers the same and changes nothing; ' +
    'another body with it is refused (409).',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
  example: '0192f3a4-6b1c-7d2e-8f30-5a6b7c8d9e0f',
};

const idempotencyKeyRef = { $ref: `#/components/parameters/${idempotencyKey.name}` };

function bodyOf(endpoint: Endpoint, schemas: Schemas): JsonObject | undefined {
  if (endpoint.encoding === 'gzip') return { 'application/gzip': { schema: binary } };
  if (endpoint.encoding === 'message') return { 'message/rfc822': { schema: binary } };
  if (endpoint.body === Nothing) return undefined;
  const schema = schemas.input(endpoint.body);
  const example = examples.get(endpoint.name);
  const json = { schema, ...(example !== undefined && { example }) };
  if (endpoint.encoding === 'json') return { 'application/json': json };
  return { 'multipart/form-data': uploadForm(endpoint.body, schema), 'application/json': json };
}

/** Bytes as they are. Version 3.1 needs no schema for them; generators of clients know the format. */
const binary = { type: 'string', format: 'binary' };

function answerOf({ answer, produces }: Endpoint, schemas: Schemas): JsonObject {
  const schemaOf = (type: string): JsonObject => {
    if (type === 'application/json') return schemas.output(answer);
    return type.startsWith('text/') ? { type: 'string' } : binary;
  };
  return Object.fromEntries(produces.map((type) => [type, { schema: schemaOf(type) }]));
}

function answerWords({ method, status, answer }: Endpoint): string {
  if (answer === Bytes) return 'The file or stream';
  if (method === 'GET') return 'Found';
  return status === 201 ? 'Created' : 'Done';
}
