import { z } from 'zod';
import { extended } from './extensions';
import { bases } from './schema-names';
import { withSharedFields } from './shared-fields';
import {
  type JsonObject,
  mapSchemas,
  mapValues,
  referencesOf,
  refTo,
  shortened,
} from './json-schema';

/** Whether a schema describes what is sent to the API or what it answers. */
type Direction = 'input' | 'output';

/** JSON Schemas that refer to named ones, and these. */
export interface Components {
  /** The schema of a request, or of a part of one. */
  input(schema: z.ZodType): JsonObject;
  /** The schema of an answer. */
  output(schema: z.ZodType): JsonObject;
  /** The named schemas that a part of the document needs, by their names. */
  used(part: unknown): Record<string, JsonObject>;
}

/**
 * Converts schemas of the contract. A named schema that is both sent and answered, and not the same in each, such as one
 * with defaults, is two components: `RequestedItem` and `RequestedItemInput`.
 *
 * @param names - the schemas that are components
 */
export function convertSchemas(
  names: ReadonlyMap<z.ZodType, string>,
  { inputs, outputs }: Readonly<Record<'inputs' | 'outputs', readonly z.ZodType[]>>,
): Components {
  const ids = new Map(names);
  for (const schema of [...inputs, ...outputs])
    if (!ids.has(schema)) ids.set(schema, `_${ids.size}`);
  const input = converted(ids, 'input');
  const output = converted(ids, 'output');
  const answered = closure(
    new Map(Object.entries(output)),
    outputs.map((schema) => ids.get(schema) ?? ''),
  );
  const components = new Map(Object.entries({ ...input, ...Object.fromEntries(answered) }));
  const renamed = renamedInputs(input, Object.fromEntries(answered));
  for (const name of Object.keys(input)) {
    const schema = input[name];
    if (schema && renamed.has(name)) components.set(`${name}Input`, withInputs(schema, renamed));
  }
  const aliases = aliasesOf(components);
  const of = (schema: z.ZodType, direction: Direction): JsonObject => {
    const id = ids.get(schema);
    if (id === undefined) throw new TypeError('A schema of the document was not converted');
    const name = direction === 'input' && renamed.has(id) ? `${id}Input` : id;
    const whole = id.startsWith('_') ? (components.get(name) ?? {}) : refTo(name);
    return withAliases(whole, aliases);
  };
  return {
    input: (schema) => of(schema, 'input'),
    output: (schema) => of(schema, 'output'),
    used: (part) => reachable(components, aliases, part),
  };
}

function converted(
  ids: ReadonlyMap<z.ZodType, string>,
  io: Direction,
): Readonly<Record<string, JsonObject>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of ids) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    io,
    unrepresentable: 'any',
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ zodSchema, jsonSchema }) => {
      // Later versions may answer more fields. What a strict schema refuses is refused in requests.
      const { def } = zodSchema._zod;
      const isOpen = def.type === 'object' && !('catchall' in def && def.catchall);
      if (isOpen) delete jsonSchema.additionalProperties;
    },
  });
  const short: Readonly<Record<string, JsonObject>> = mapValues(schemas, (schema) =>
    shortened({ ...schema }),
  );
  return mapValues(short, (schema) => inlined(schema, short));
}

/** Schemas without a name stand where they are used. */
function inlined(schema: JsonObject, all: Readonly<Record<string, JsonObject>>): JsonObject {
  return mapSchemas(schema, (one) => {
    const name = nameIn(one);
    const found = name?.startsWith('_') ? all[name] : undefined;
    return found ? inlined(found, all) : one;
  });
}

/** The schemas that differ, or refer to one that does. */
function renamedInputs(
  input: Readonly<Record<string, JsonObject>>,
  output: Readonly<Record<string, JsonObject>>,
): ReadonlySet<string> {
  const names = Object.keys(output);
  const differing = new Set(
    names.filter((name) => JSON.stringify(input[name]) !== JSON.stringify(output[name])),
  );
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const name of names) {
      if ([...referencesOf(input[name])].some((one) => differing.has(one))) differing.add(name);
    }
  }
  return differing;
}

function withInputs(schema: JsonObject, renamed: ReadonlySet<string>): JsonObject {
  return mapSchemas(schema, (one) => {
    const name = nameIn(one);
    return name !== undefined && renamed.has(name) ? { ...one, ...refTo(`${name}Input`) } : one;
  });
}

/** Names of equal schemas by the first of them: a list's records may have all fields of the whole ones. */
function aliasesOf(components: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const [name, schema] of components) {
    if (name.startsWith('_') || schema.type !== 'object') continue;
    const text = JSON.stringify(schema);
    const known = first.get(text);
    if (known === undefined) first.set(text, name);
    else aliases.set(name, known);
  }
  return aliases;
}

function withAliases(schema: JsonObject, aliases: ReadonlyMap<string, string>): JsonObject {
  return mapSchemas(schema, (one) => {
    const alias = aliases.get(nameIn(one) ?? '');
    return alias === undefined ? one : { ...one, ...refTo(alias) };
  });
}

function nameIn({ $ref }: JsonObject): string | undefined {
  return typeof $ref === 'string' ? $ref.split('/').at(-1) : undefined;
}

function reachable(
  components: ReadonlyMap<string, JsonObject>,
  aliases: ReadonlyMap<string, string>,
  part: unknown,
): Record<string, JsonObject> {
  const shown = new Map([...components].map(([name, one]) => [name, withAliases(one, aliases)]));
  const found = closure(shown, [...referencesOf(part), ...Object.keys(bases)]);
  const short = withSharedFields(extended(Object.fromEntries(found)));
  const sorted = Object.entries(short).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted);
}

/** The components of these names, and all that they refer to. */
function closure(
  components: ReadonlyMap<string, JsonObject>,
  names: readonly string[],
): ReadonlyMap<string, JsonObject> {
  const found = new Map<string, JsonObject>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const schema = components.get(name);
    if (found.has(name) || !schema) continue;
    found.set(name, schema);
    waiting.push(...referencesOf(schema));
  }
  return found;
}
