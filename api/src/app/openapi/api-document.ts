import { type Endpoint, Problem } from 'contract';
import type { z } from 'zod';
import {
  describeOperation,
  idempotencyKey,
  inputsOf,
  languageParameter,
  usualSecurity,
} from './operation';
import { convertSchemas, type JsonObject, type Schemas } from './schemas';
import { describeTags } from './tags';

/** A message that the product sends to webhooks. */
export interface DescribedMessage {
  readonly summary: string;
  readonly schema: z.ZodType;
}

interface Described {
  /** Of the product. */
  readonly version: string;
  readonly endpoints: readonly Endpoint[];
  /** The address of the installation, without a path. */
  readonly url: string;
  readonly messages: Readonly<Record<string, DescribedMessage>>;
  /** The headers of messages. */
  readonly messageHeaders: readonly (JsonObject & { readonly name: string })[];
}

/** The OpenAPI document of some endpoints of the contract. */
export function describeApi({
  version,
  endpoints,
  url,
  messages,
  messageHeaders,
}: Described): JsonObject {
  const answers = endpoints.map(({ answer }) => answer);
  const sent = Object.values(messages).map(({ schema }) => schema);
  const schemas = convertSchemas({
    inputs: endpoints.flatMap(inputsOf),
    outputs: [Problem, ...answers, ...sent],
  });
  const headers = [idempotencyKey, languageParameter, ...messageHeaders];
  const sentHeaders = messageHeaders.map(({ name }) => ({
    $ref: `#/components/parameters/${name}`,
  }));
  const webhooks = Object.entries(messages).map(([name, { summary, schema }]) => {
    const content = { 'application/json': { schema: schemas.output(schema) } };
    const requestBody = { required: true, content };
    const responses = { '2XX': { $ref: '#/components/responses/Accepted' } };
    return [name, { post: { summary, parameters: sentHeaders, requestBody, responses } }] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Chemical trading API', version },
    servers: [{ url, description: 'This installation' }],
    security: usualSecurity,
    tags: describeTags(endpoints),
    paths: describePaths(endpoints, schemas),
    webhooks: Object.fromEntries(webhooks),
    components: {
      securitySchemes,
      parameters: Object.fromEntries(headers.map((header) => [header.name, header])),
      responses: { Problem: problem(schemas), Accepted: accepted },
      schemas: schemas.components,
    },
  };
}

function describePaths(endpoints: readonly Endpoint[], schemas: Schemas) {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/api/${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = describeOperation(endpoint, schemas);
  }
  return paths;
}

function problem(schemas: Schemas): JsonObject {
  return {
    description: 'A refusal or a failure, by RFC 9457. `type` says which.',
    content: { 'application/problem+json': { schema: schemas.output(Problem) } },
  };
}

const accepted = {
  description: 'It was accepted. Any other answer is a failure, and is tried again.',
};

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The token of a sign-in; for release calls also a release token.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'ctk_…',
    description: 'An API key, made in the panel under Integrations.',
  },
};
