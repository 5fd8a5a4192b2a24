import { type Endpoint, Removed } from 'contract';
import { allEndpoints, allResources, namedSchemas } from 'contract/endpoints';
import { z } from 'zod';

/**
 * The schemas that are components of the document: what the contract exports under its name there, what resources
 * derive under theirs (`Chemical`, `ChemicalCreate`, `ChemicalUpdate`, `ChemicalList`), and the bodies of other calls
 * under theirs (`EmailRetryBody`). Of two with one name, the record of the resource is the `CategoryRecord`.
 */
export function schemaNames(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Set<string>();
  for (const [name, schema] of [
    ['RemovedRecord', Removed.shape.data] as const,
    ...exportedNames(),
    ...resourceNames(),
    ...bodyNames(),
  ]) {
    if (names.has(schema) || schema instanceof z.ZodUndefined || schema instanceof z.ZodUnknown)
      continue;
    const free = taken.has(name) ? `${name}Record` : name;
    if (taken.has(free)) throw new TypeError(`Two schemas of the contract are called ${free}`);
    taken.add(free);
    names.set(schema, free);
  }
  return names;
}

type Named = readonly [name: string, schema: z.ZodType];

/** Parameters are written out where they are used. */
function exportedNames(): Named[] {
  return [...namedSchemas].filter(([name]) => /^[A-Z]/.test(name) && !parts.has(name));
}

const parts = new Set(['PageQuery', 'QueryFlag', 'IdList', 'AnyId', 'Bytes', 'Nothing']);

function resourceNames(): Named[] {
  return allResources.flatMap(({ endpoints, ...resource }) => {
    const called = pascal(resource.name);
    const list: Endpoint | undefined = 'list' in endpoints ? endpoints.list : undefined;
    return [
      [called, resource.entity] as const,
      [`${called}Create`, resource.create] as const,
      [`${called}Update`, resource.update] as const,
      [`${called}Listed`, resource.listed] as const,
      [`Public${called}`, resource.publicEntity] as const,
      [`Public${called}Listed`, resource.publicListed] as const,
      ...(list ? [[`${called}List`, list.answer] as const] : []),
    ];
  });
}

function bodyNames(): Named[] {
  return allEndpoints.map(({ name, body }) => [`${pascal(name)}Body`, body] as const);
}

/** `blogCategory.add` as `BlogCategoryAdd`. */
function pascal(name: string): string {
  return name
    .split(/\W/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}
