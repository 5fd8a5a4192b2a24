import { z } from 'zod';

/** A part of an answer that is not as the contract says, and what stands in its place. */
export interface Mended {
  /** `data.3.status`. */
  readonly path: string;
  readonly reason: string;
}

export interface MendedAnswer {
  readonly answer: unknown;
  readonly mended: readonly Mended[];
}

/** Shown where a text, a choice or a date is missing; dates and numbers that are none are written so too. */
const noText = '—';

/**
 * Reads an answer of an older or a newer API. What does not fit stays visible: a choice that is not known stays as it was
 * sent, a text, date or number that is missing is a dash, and what may be empty is. Ids, and whole records or lists that are
 * missing, are not made up: undefined is returned.
 */
export function mendAnswer(schema: z.ZodType, data: unknown): MendedAnswer | undefined {
  if (Object(data).data === undefined) return undefined;
  const issues = schema.safeParse(data).error?.issues ?? [];
  const mended = issues.map(({ path, message }) => ({ path: path.join('.'), reason: message }));
  try {
    return { answer: mend(schema, data), mended };
  } catch (error) {
    if (error instanceof z.ZodError) return undefined;
    throw error;
  }
}

/** @throws ZodError where nothing can stand for a value */
function mend(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodObject) {
    if (typeof value !== 'object' || value === null) return z.parse(schema, value);
    const given: Record<string, unknown> = { ...value };
    const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
      ([name, field]) => [name, mend(field, given[name])] as const,
    );
    return Object.fromEntries(fields.filter(([, mended]) => mended !== undefined));
  }
  if (schema instanceof z.ZodArray) {
    if (value === undefined) return [];
    return Array.isArray(value)
      ? value.map((item) => mend(schema.element, item))
      : z.parse(schema, value);
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const empty = schema instanceof z.ZodNullable ? null : undefined;
    return value === null || value === undefined ? empty : mend(schema.unwrap(), value);
  }
  const found = z.safeParse(schema, value);
  return found.success ? found.data : standIn(schema, value);
}

function standIn(schema: z.core.$ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodNumber) return Number.NaN;
  if (schema instanceof z.ZodBoolean) return undefined;
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;
  const isChoice = schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral;
  if (schema instanceof z.ZodUUID || !(isText || isChoice)) return z.parse(schema, value);
  return typeof value === 'string' && value !== '' ? value : noText;
}
