/** A JSON Schema or another part of the document. */
export type JsonObject = Readonly<Record<string, unknown>>;

const children = ['items', 'additionalProperties', 'propertyNames', 'not'];
const lists = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];

/** The same schema with every schema within it replaced, from the inside out. */
export function mapSchemas(
  schema: JsonObject,
  replace: (schema: JsonObject) => JsonObject,
): JsonObject {
  const inner = (value: unknown) => (isObject(value) ? mapSchemas(value, replace) : value);
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties' && isObject(value)) return [key, mapValues(value, inner)];
    if (children.includes(key)) return [key, inner(value)];
    return [key, lists.includes(key) && Array.isArray(value) ? value.map(inner) : value];
  });
  return replace(Object.fromEntries(entries));
}

/** The schema as short as it can be said without a change of meaning for a reader of the format. */
export function shortened(schema: JsonObject): JsonObject {
  return mapSchemas(schema, (one) => nullableType(withoutNoise(one)));
}

/** A known format says what its pattern would, and integers are exact in JSON anyway. */
function withoutNoise(schema: JsonObject): JsonObject {
  const { pattern, maximum, minimum, $schema: _draft, $id: _id, id: _name, ...rest } = schema;
  return {
    ...rest,
    ...(pattern !== undefined && rest.format === undefined && { pattern }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
  };
}

/** `anyOf` a type or null as one type. */
function nullableType(schema: JsonObject): JsonObject {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [type, none] = anyOf;
  const isPlain = isObject(type) && typeof type.type === 'string' && !('const' in type);
  if (!isPlain || !isObject(none) || none.type !== 'null') return schema;
  const values = Array.isArray(type.enum) ? { enum: [...type.enum, null] } : {};
  return { ...type, ...values, type: [type.type, 'null'], ...rest };
}

/** The names of the components that a part of the document refers to. */
export function referencesOf(part: unknown): Set<string> {
  const found = JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  return new Set([...found].map(([, name = '']) => name));
}

export function refTo(name: string): JsonObject {
  return { $ref: `#/components/schemas/${name}` };
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function mapValues<Value, Result>(
  values: Readonly<Record<string, Value>>,
  of: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value)]));
}
