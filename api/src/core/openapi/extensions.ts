import { isObject, type JsonObject, refTo } from './json-schema';

/** Fewer fields in common than this are written out. */
const leastInCommon = 3;

interface Fields {
  readonly name: string;
  readonly properties: ReadonlyMap<string, string>;
  readonly required: ReadonlySet<unknown>;
}

/**
 * The components, where an object that has all fields of another one extends it by `allOf`: `Chemical` the
 * `ChemicalListed` of lists. Objects that refuse further fields cannot be extended.
 */
export function extended(
  components: Readonly<Record<string, JsonObject>>,
): Record<string, JsonObject> {
  const all = Object.entries(components).flatMap(([name, schema]) => fieldsOf(name, schema) ?? []);
  const bases = all
    .filter(({ properties }) => properties.size >= leastInCommon)
    .toSorted((a, b) => b.properties.size - a.properties.size);
  const extensions = all.flatMap((one) => {
    const base = bases.find((other) => isPartOf(other, one));
    return base ? [[one.name, withoutBase(components[one.name] ?? {}, base)] as const] : [];
  });
  return { ...components, ...Object.fromEntries(extensions) };
}

function fieldsOf(name: string, schema: JsonObject): Fields | undefined {
  const { type, properties, required, additionalProperties } = schema;
  if (type !== 'object' || !isObject(properties) || additionalProperties !== undefined)
    return undefined;
  const texts = Object.entries(properties).map(
    ([key, value]) => [key, JSON.stringify(value)] as const,
  );
  return {
    name,
    properties: new Map(texts),
    required: new Set(Array.isArray(required) ? required : []),
  };
}

function isPartOf(base: Fields, whole: Fields): boolean {
  if (base.properties.size >= whole.properties.size) return false;
  return [...base.properties].every(
    ([key, text]) =>
      whole.properties.get(key) === text && base.required.has(key) === whole.required.has(key),
  );
}

function withoutBase(schema: JsonObject, base: Fields): JsonObject {
  const { properties, required, ...rest } = schema;
  const isOwn = (key: unknown) => !base.properties.has(String(key));
  const own = Object.entries(isObject(properties) ? properties : {}).filter(([key]) => isOwn(key));
  const needed = Array.isArray(required) ? required.filter(isOwn) : [];
  const extension = {
    ...rest,
    properties: Object.fromEntries(own),
    ...(needed.length > 0 && { required: needed }),
  };
  return { allOf: [refTo(base.name), extension] };
}
