import { deprecatedFieldsOf, deprecationWords } from 'contract';
import { z } from 'zod';
import { schemaNames } from './schema-names';

/** A JSON Schema or another part of the document. */
export type JsonObject = Readonly<Record<string, unknown>>;

type Components = Readonly<Record<string, JsonObject>>;

/** JSON Schemas that refer to named ones, and these. */
export interface Schemas {
  /** The schema of a part of a request. */
  input(schema: z.ZodType): JsonObject;
  /** The schema of an answer. */
  output(schema: z.ZodType): JsonObject;
  /** The named schemas that those refer to. */
  readonly components: Components;
}

/**
 * Converts schemas of the contract. A named schema that is both sent and answered, and not the same in each, such as one
 * with defaults, is two components: `RequestedItem` and `RequestedItemInput`.
 */
export function convertSchemas({
  inputs,
  outputs,
}: Readonly<Record<'inputs' | 'outputs', readonly z.ZodType[]>>): Schemas {
  const names = schemaNames();
  const output = convert(outputs, 'output', names);
  const inputNames = [...names].map(([schema, name]) => {
    const isRenamed = name in output.components && hasInputOfItsOwn(schema);
    return [schema, isRenamed ? `${name}Input` : name] as const;
  });
  const input = convert(inputs, 'input', new Map(inputNames));
  const components = Object.entries({ ...input.components, ...output.components });
  return {
    input: input.schemaOf,
    output: output.schemaOf,
    components: Object.fromEntries(components.toSorted(([a], [b]) => (a < b ? -1 : 1))),
  };
}

const usual = {
  unrepresentable: 'any',
  override({ zodSchema, jsonSchema }) {
    // Later versions may answer more fields. What a strict schema refuses is refused in requests.
    const { def } = zodSchema._zod;
    const isOpen = def.type === 'object' && !('catchall' in def && def.catchall);
    if (isOpen) delete jsonSchema.additionalProperties;
    // A known format says what its pattern would, and integers are exact in JSON anyway.
    if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    markDeprecated(zodSchema, jsonSchema);
  },
} as const satisfies z.core.ToJSONSchemaParams;

/** Marks deprecated fields, and adds those that are the former name of another. */
function markDeprecated(schema: object, { properties = {} }: z.core.JSONSchema.BaseSchema): void {
  for (const [name, facts] of Object.entries(deprecatedFieldsOf(schema))) {
    const described = properties[facts.isFormerName === true ? facts.instead : name];
    if (typeof described !== 'object') continue;
    properties[name] = { ...described, deprecated: true, description: deprecationWords(facts) };
  }
}

type Direction = 'input' | 'output';

function hasInputOfItsOwn(schema: z.ZodType): boolean {
  const textOf = (io: Direction) => JSON.stringify(z.toJSONSchema(schema, { ...usual, io }));
  return textOf('input') !== textOf('output');
}

const Converted = z.object({
  properties: z.record(z.string(), z.record(z.string(), z.unknown())),
  $defs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

/** All at once, as the fields of one object, so that each named schema is converted once. */
function convert(
  schemas: readonly z.ZodType[],
  io: Direction,
  names: ReadonlyMap<z.ZodType, string>,
) {
  const metadata = z.registry<{ id: string }>();
  for (const [schema, id] of names) metadata.add(schema, { id });
  const keys = new Map(schemas.map((schema, index) => [schema, `${index}`]));
  const whole = z.object(Object.fromEntries([...keys].map(([schema, key]) => [key, schema])));
  const text = JSON.stringify(z.toJSONSchema(whole, { ...usual, io, metadata }));
  const referring = text.replaceAll('"#/$defs/', '"#/components/schemas/');
  const { properties, $defs } = Converted.parse(JSON.parse(referring, withNullableType));
  const schemaOf = (schema: z.ZodType): JsonObject => {
    const converted = properties[keys.get(schema) ?? ''];
    if (!converted) throw new TypeError('A schema of the document was not converted');
    return converted;
  };
  return { components: $defs, schemaOf };
}

const absent = z.undefined().optional();

const Nullable = z.looseObject({
  anyOf: z.tuple([
    z.looseObject({ type: z.string(), enum: absent, const: absent }),
    z.object({ type: z.literal('null') }),
  ]),
});

/** `anyOf` a type or null as one type. */
function withNullableType(_key: string, value: unknown): unknown {
  const { success, data } = Nullable.safeParse(value);
  if (!success) return value;
  const { anyOf, ...rest } = data;
  const [schema, none] = anyOf;
  return { ...schema, type: [schema.type, none.type], ...rest };
}
