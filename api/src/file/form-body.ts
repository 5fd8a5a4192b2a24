import { z } from 'zod';
import type { FieldValues } from '../repository/field-values';
import { ApiProblem, worded } from '../kernel/problem';
import { unwrapped } from '../kernel/unwrapped';

/** Splits a part's name into the path of its field: `documents[0].file` and `documents.0.file` are equivalent. */
export function fieldPath(name: string): string[] {
  const path = name.replace(/\[(\w*)\]/g, '.$1').split('.');
  if (path.length > 6 || path.includes('')) throw malformedPart(name);
  return path;
}

/** The body with the value set at the path; missing lists and objects are created. */
export function placed(body: unknown, path: readonly string[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (isIndex(step)) {
    const list: unknown[] = Array.isArray(body) ? [...body] : [];
    list[Number(step)] = placed(list[Number(step)], rest, value);
    return list;
  }
  const record = asRecord(body);
  return { ...record, [step]: placed(ownValue(record, step), rest, value) };
}

export function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce((value: unknown, step) => ownValue(value, step), body);
}

/**
 * The value of a text part: the text itself if the field's schema accepts it, so that "123" stays text in a text
 * field; else the text parsed as JSON (numbers, booleans, lists, objects); else null if it is empty and may be.
 */
export function fieldValue(schema: z.ZodType | undefined, text: string): unknown {
  if (!schema || schema.safeParse(text).success) return text;
  if (text === '' && schema.safeParse(null).success) return null;
  const json = parsedJson(text);
  return json === undefined ? text : json;
}

/**
 * Sets the name of a stored file: in a text field as it is; in a list of objects as one more `{ file, alt or title
 * }`, described by the upload's original name; in a list of texts as one more item.
 */
export function withFile(
  schema: z.ZodType | undefined,
  value: unknown,
  file: { readonly name: string; readonly originalName: string },
): unknown {
  const list = schema && unwrapped(schema);
  if (!(list instanceof z.ZodArray)) return file.name;
  const items: unknown[] = Array.isArray(value) ? value : [];
  const item = unwrapped(list.element);
  if (!(item instanceof z.ZodObject)) return [...items, file.name];
  const stem = file.originalName.replace(/\.[^.]*$/, '') || file.originalName;
  const words = ['alt', 'title'].filter((key) => key in item.shape).map((key) => [key, stem]);
  return [...items, { file: file.name, ...Object.fromEntries(words) }];
}

/** The schema of the field at a path; undefined when there is no such field. */
export function schemaAt(schema: unknown, path: readonly string[]): z.ZodType | undefined {
  const [step, ...rest] = path;
  if (!(schema instanceof z.ZodType) || step === undefined) {
    return schema instanceof z.ZodType ? schema : undefined;
  }
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray && isIndex(step)) return schemaAt(inner.element, rest);
  return inner instanceof z.ZodObject ? schemaAt(ownValue(inner.shape, step), rest) : undefined;
}

export function malformedPart(name: string): ApiProblem {
  return new ApiProblem(
    'malformed',
    worded`The form's part "${{ name: name.slice(0, 80) }}" cannot be read.`,
  );
}

/** @returns undefined when the text is not JSON, or tries to reach a prototype */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (key === '__proto__') throw new SyntaxError('Forbidden key');
      return value;
    });
  } catch {
    return undefined;
  }
}

function isIndex(step: string): boolean {
  return /^\d{1,2}$/.test(step);
}

function asRecord(value: unknown): FieldValues {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function ownValue(value: unknown, step: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, step)
    ? Object.entries(value).find(([key]) => key === step)?.[1]
    : undefined;
}
