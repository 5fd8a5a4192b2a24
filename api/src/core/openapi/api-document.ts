import { type Endpoint, Problem } from 'contract';
import type { z } from 'zod';
import { type Components, convertSchemas } from './components';
import { type JsonObject, mapValues } from './json-schema';
import { describeOperation, queryOf, usualSecurity } from './operation';
import { schemaNames } from './schema-names';
import { shareResponses } from './share-responses';
import { shareParameters } from './share-parameters';
import { describeTags } from './tags';

/** A message that the product sends to webhooks. */
export interface DescribedMessage {
  readonly summary: string;
  readonly schema: z.ZodType;
}

interface Described {
  readonly endpoints: readonly Endpoint[];
  /** The address of the installation, without a path. */
  readonly url: string;
  readonly messages: Readonly<Record<string, DescribedMessage>>;
  /** The headers of messages. */
  readonly messageHeaders: readonly (JsonObject & { readonly name: string })[];
}

/** The OpenAPI document of some endpoints of the contract. */
export function describeApi({ endpoints, url, messages, messageHeaders }: Described): JsonObject {
  const schemas = convertSchemas(schemaNames(), {
    inputs: endpoints.flatMap((one) => [one.body, one.id, queryOf(one) ?? one.id]),
    outputs: [
      Problem,
      ...endpoints.map(({ answer }) => answer),
      ...Object.values(messages).map(({ schema }) => schema),
    ],
  });
  const { paths: described, parameters } = shareParameters(describePaths(endpoints, schemas));
  const { paths, responses: shared } = shareResponses(described);
  const responses = { ...shared, Problem: problem(schemas), Accepted: accepted };
  const webhooks = mapValues(messages, (message) => ({
    post: {
      summary: message.summary,
      parameters: messageHeaders.map(({ name }) => ({ $ref: `#/components/parameters/${name}` })),
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemas.output(message.schema) } },
      },
      responses: { '2XX': { $ref: '#/components/responses/Accepted' } },
    },
  }));
  return {
    openapi: '3.1.0',
    info: { title: 'Chemical trading API', version: '1.0.0' },
    servers: [{ url, description: 'This installation' }],
    security: usualSecurity,
    tags: describeTags(endpoints),
    paths,
    webhooks,
    components: {
      securitySchemes,
      parameters: {
        ...parameters,
        ...Object.fromEntries(messageHeaders.map((header) => [header.name, header])),
      },
      responses,
      schemas: schemas.used([paths, parameters, responses, webhooks]),
    },
  };
}

function describePaths(endpoints: readonly Endpoint[], schemas: Components) {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const endpoint of endpoints) {
    const path = (paths[`/api/${endpoint.path}`] ??= {});
    path[endpoint.method.toLowerCase()] = describeOperation(endpoint, schemas);
  }
  return paths;
}

function problem(schemas: Components): JsonObject {
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
