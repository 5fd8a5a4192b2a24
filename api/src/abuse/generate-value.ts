import { z } from 'zod';

/** The parts of a JSON Schema that values are generated from. */
const JsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  format: z.string().optional(),
  get anyOf() {
    return z.array(JsonSchema).optional();
  },
  get properties() {
    return z.record(z.string(), JsonSchema).optional();
  },
  get items() {
    return JsonSchema.optional();
  },
  required: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maxItems: z.number().optional(),
});
export type JsonSchema = z.infer<typeof JsonSchema>;

const converted = new WeakMap<z.ZodType, JsonSchema>();

/** The JSON Schema of what a request sends; undefined where it sends nothing. */
export function schemaOfInput(schema: z.ZodType): JsonSchema | undefined {
  if (schema instanceof z.ZodUndefined) return undefined;
  const known = converted.get(schema);
  if (known) return known;
  const options = { io: 'input', unrepresentable: 'any', reused: 'inline' } as const;
  const made = JsonSchema.parse(z.toJSONSchema(schema, options));
  converted.set(schema, made);
  return made;
}

export interface Generator {
  /** From 0 to 1. */
  readonly random: () => number;
  /** Ids of records, some of which exist. */
  readonly ids: readonly string[];
  /** The share of values that are not what the schema asks for. */
  readonly wrongShare: number;
}

const maxDepth = 6;

/** A value for the schema, in parts of which something else stands. */
export function valueFor(schema: JsonSchema, generator: Generator, depth = 0): unknown {
  const { random, wrongShare } = generator;
  if (depth > maxDepth) return null;
  if (random() < wrongShare) return pick(wrongValues, random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum, random);
  if (schema.anyOf) return valueFor(pick(schema.anyOf, random), generator, depth + 1);
  const { type } = schema;
  switch (Array.isArray(type) ? pick(type, random) : type) {
    case 'object':
      return objectFor(schema, generator, depth);
    case 'array': {
      const { items = {}, maxItems = 3 } = schema;
      const length = random() < 0.02 ? 300 : Math.floor(random() * Math.min(4, maxItems + 1));
      return Array.from({ length }, () => valueFor(items, generator, depth + 1));
    }
    case 'string':
      return textFor(schema, generator);
    case 'integer':
    case 'number':
      return pick([schema.minimum ?? 0, 1, 2, 10, 0.5, -1, 1e15], random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return pick(wrongValues, random);
  }
}

function objectFor(
  { properties = {}, required = [] }: JsonSchema,
  generator: Generator,
  depth: number,
): Readonly<Record<string, unknown>> {
  const chosen = Object.entries(properties).filter(
    ([name]) => required.includes(name) || generator.random() < 0.6,
  );
  return Object.fromEntries(
    chosen.map(([name, schema]) => [name, valueFor(schema, generator, depth + 1)]),
  );
}

function textFor({ format }: JsonSchema, { random, ids }: Generator): string {
  switch (format) {
    case 'uuid':
      return pick(ids, random);
    case 'email':
      return `a${Math.floor(random() * 1e6)}@example.com`;
    case 'date':
      return pick(['2026-11-27', '2031-02-29', '0001-01-01', '9999-12-31'], random);
    case 'date-time':
      return pick(['2031-01-01T09:00:00.000Z', '0000-01-01T00:00:00Z'], random);
    default:
      return pick(texts, random);
  }
}

const texts = [
  'a',
  'Acetone',
  '67-64-1',
  'CC(C)=O',
  'C1CC1'.repeat(28),
  'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
  '1,000 kg of acetone\n2 drums of 64-17-5',
  '<p>{{company.name}}</p>',
  '=HYPERLINK("x")',
  'Größe Ω 水 🧪',
  '\u202eabc',
  'a\u0000b',
  '\ud800',
  '%00%ff',
  "' or 1=1 --",
  '{{#each}}'.repeat(50),
  '('.repeat(2_000),
  'a'.repeat(100_000),
  ' '.repeat(5_000),
];

const nested = JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`);

/** What a field seldom expects: other types, sizes and keys. */
const wrongValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ...texts,
  [],
  {},
  nested,
  { $gt: '' },
  JSON.parse('{"__proto__":{"isStaff":true},"constructor":{"prototype":{}}}'),
  Array.from({ length: 2_000 }, () => 'x'),
];

/** One of the values. Guarantee: the index is one of theirs, as there is at least one. */
export function pick<Value>(values: readonly Value[], random: () => number): Value {
  if (values.length === 0) throw new Error('There is nothing to pick');
  return values[Math.floor(random() * values.length)] as Value;
}
