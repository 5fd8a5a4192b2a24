import type { Endpoint } from './endpoint';
import * as contract from './index';
import { readRegistry } from './release/registry-endpoint';
import { releaseEndpoints } from './release/release-endpoints';
import type { AnyResource } from './resource';

type Exported = (typeof contract)[keyof typeof contract];
type ExportedResource = Extract<Exported, AnyResource>;

const exported: readonly Exported[] = Object.values(contract);

/** Every resource of the product: those that the contract exports. */
export const allResources: readonly ExportedResource[] = exported.filter(isResource);

/** Every endpoint of the API: those of resources, and those in exported groups such as `chemicalEndpoints`. */
export const allEndpoints: readonly Endpoint[] = [
  ...allResources.map(({ endpoints }) => endpoints),
  ...exported.filter(isGroup),
  { readRegistry },
  releaseEndpoints,
].flatMap((group) => Object.values(group));

function isResource(value: Exported): value is ExportedResource {
  return isObject(value) && 'defaultSort' in value && 'endpoints' in value;
}

function isGroup(value: unknown): value is Readonly<Record<string, Endpoint>> {
  if (!isObject(value)) return false;
  const members = Object.values(value);
  return members.length > 0 && members.every(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return isObject(value) && 'method' in value && 'path' in value && 'idIn' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
