import { type AnyResource, type Field, pointersOf } from 'contract';
import { z } from 'zod';
import type { Canaries } from './canary.fixture';

const shapes: readonly ((word: string) => unknown)[] = [
  (word) => word,
  (word) => `${word}@example.com`,
  (word) => `https://example.com/${word}`,
  (word) => `/${word}`,
];

/** A value of a schema with the word in each of its texts; undefined where it has no text that takes the word. */
export function withWord(schema: unknown, word: string): unknown {
  if (!(schema instanceof z.ZodType)) return undefined;
  const plain = shapes.map((shape) => shape(word)).find((one) => schema.safeParse(one).success);
  return plain ?? nested(schema, word);
}

function nested(schema: z.ZodType, word: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return withWord(schema.unwrap(), word);
  if (schema instanceof z.ZodPipe) return fitting(schema, withWord(schema.in, word));
  if (schema instanceof z.ZodArray) {
    const item = withWord(schema.element, word);
    return item === undefined ? undefined : fitting(schema, [item]);
  }
  if (!(schema instanceof z.ZodObject)) return undefined;
  const entries = Object.entries(schema.shape).flatMap(([name, part]) => {
    const value = withWord(part, word) ?? usualValue(part);
    return value === undefined ? [] : [[name, value] as const];
  });
  const value = Object.fromEntries(entries);
  return JSON.stringify(value).includes(word) ? fitting(schema, value) : undefined;
}

function fitting(schema: z.ZodType, value: unknown): unknown {
  return value !== undefined && schema.safeParse(value).success ? value : undefined;
}

const usualValues: readonly unknown[] = [
  'DE',
  'EUR',
  '2031-05-17',
  '2031-05-17T09:30:00.000Z',
  'https://example.com/page',
  'some-text',
  '1.5',
  1,
  25,
  false,
  [],
];

/** A value for a field that takes no word but needs one. */
export function usualValue(schema: unknown): unknown {
  if (!(schema instanceof z.ZodType) || schema.safeParse(undefined).success) return undefined;
  const choices: unknown = Reflect.get(schema, 'options');
  const values = [...(Array.isArray(choices) ? choices : []), ...usualValues];
  return values.find((one) => schema.safeParse(one).success);
}

/** The body of a write with a canary in each field that takes one, and the fields with theirs. */
export interface CanaryBody {
  readonly body: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<string, string>>;
}

export interface BodyOptions {
  readonly resource: AnyResource;
  readonly canaries: Canaries;
  /** Values that the rules of the resource ask for, and fields that they allow no text in (undefined). */
  readonly fixed: Readonly<Record<string, unknown>>;
  /** The ids of records by resource, for references. */
  readonly ids: ReadonlyMap<string, string>;
  /** Whether required fields without a canary need a value. */
  readonly isNew: boolean;
}

export function canaryBody({ resource, canaries, fixed, ids, isNew }: BodyOptions): CanaryBody {
  const body: Record<string, unknown> = {};
  const words: Record<string, string> = {};
  const written = Object.entries(resource.fields).filter(
    ([, { presence }]) => presence !== 'computed' && presence !== 'secret',
  );
  for (const [name, field] of written) {
    if (name in fixed) continue;
    const probe = withWord(field.schema, 'canaryprobe');
    if (probe === undefined) {
      const isNeeded = field.presence === 'required' || field.area !== undefined;
      if (isNew && isNeeded) body[name] = neededValue(field, ids);
      continue;
    }
    const word = canaries.next({ resource: resource.name, field: name });
    words[name] = word;
    body[name] = withWord(field.schema, word);
  }
  return { body: { ...body, ...(isNew ? fixed : {}) }, words };
}

function neededValue(field: Field, ids: ReadonlyMap<string, string>): unknown {
  const [pointer] = pointersOf(field);
  const id = pointer && ids.get(pointer.resource);
  return id ?? usualValue(field.schema);
}
