import { z } from 'zod';
import * as catalog from './catalog';
import * as content from './content';
import * as document from './document';
import * as email from './email';
import type { Endpoint } from './endpoint';
import * as file from './file';
import * as common from './index';
import * as inquiry from './inquiry';
import * as integration from './integration';
import * as jobs from './jobs';
import * as operation from './operation';
import * as partner from './partner';
import * as privacy from './privacy';
import * as record from './record';
import * as regulation from './regulation';
import * as release from './release';
import * as staff from './staff';
import * as transfer from './transfer';
import { readRegistry } from './release/registry-endpoint';
import { releaseEndpoints } from './release/release-endpoints';
import type { AnyResource } from './resource';

/** The entries of the contract. */
const entries = [
  common,
  catalog,
  content,
  document,
  email,
  file,
  inquiry,
  integration,
  jobs,
  operation,
  partner,
  privacy,
  record,
  regulation,
  staff,
  transfer,
];

const exported: readonly unknown[] = entries.flatMap((entry): unknown[] => Object.values(entry));

/** Every resource of the product: those that the entries export. */
export const allResources: readonly AnyResource[] = exported.filter(isResource);

/** Every endpoint of the API: those of resources, and those in exported groups such as `chemicalEndpoints`. */
export const allEndpoints: readonly Endpoint[] = [
  ...allResources.map(({ endpoints }) => endpoints),
  ...exported.filter(isGroup),
  { readRegistry },
  releaseEndpoints,
].flatMap((group) => Object.values(group));

/** Every schema that the entries export, by its name. */
export const namedSchemas: ReadonlyMap<string, z.ZodType> = new Map(
  [release, ...entries]
    .flatMap((entry): [string, unknown][] => Object.entries(entry))
    .flatMap(([name, value]) => (value instanceof z.ZodType ? [[name, value] as const] : [])),
);

function isResource(value: unknown): value is AnyResource {
  return isObject(value) && 'defaultSort' in value && 'endpoints' in value;
}

function isGroup(value: unknown): value is Readonly<Record<string, Endpoint>> {
  if (!isObject(value)) return false;
  const members = Object.keys(value);
  // The first value that is no endpoint decides: those of resources are made when they are read.
  return members.length > 0 && members.every((name) => isEndpoint(Reflect.get(value, name)));
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'method' in value && 'path' in value && 'idIn' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
