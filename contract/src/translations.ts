import { z } from 'zod';
import type { Endpoint } from './endpoint';
import type { Fields } from './field';
import { recordIds } from './id';

/** The resources with texts of the site that staff may give in its languages. */
export const translatedResources = [
  'aboutUs',
  'banner',
  'blog',
  'blogCategory',
  'category',
  'chemical',
  'chemicalType',
  'menuItem',
  'meta',
  'navigationLink',
  'policy',
  'slide',
  'subCategory',
  'subSubCategory',
] as const;

export const TranslatedResource = z.enum(translatedResources);
export type TranslatedResource = z.infer<typeof TranslatedResource>;

/** The names of the fields that are translated. */
export function translatedFields({ fields }: { readonly fields: Fields }): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.isTranslated === true);
}

/** A record in an answer. */
export interface AnsweredRecord {
  readonly resource: TranslatedResource;
  readonly record: Record<string, unknown>;
}

/** Calls `found` for each record with translated fields in a value. */
export type FindRecords = (value: unknown, found: (record: AnsweredRecord) => void) => void;

/** What looks through the values of a schema; null while it is made, and where no record with translated fields is in it. */
const known = new WeakMap<z.core.$ZodType, FindRecords | null>();

/** Whether the call takes the parameter `language`: it reads records with translated fields. */
export function isTranslated({ method, query, answer }: Endpoint): boolean {
  const hasItsOwn = query instanceof z.ZodObject && 'language' in query.shape;
  return method === 'GET' && !hasItsOwn && recordsIn(answer) !== null;
}

/** Finds the records with translated fields in values of a schema; null where there are none. */
export function recordsIn(schema: z.core.$ZodType): FindRecords | null {
  const made = known.get(schema);
  if (made !== undefined) return made;
  known.set(schema, null);
  const find = finderOf(schema);
  known.set(schema, find);
  return find;
}

function finderOf(schema: z.core.$ZodType): FindRecords | null {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return recordsIn(schema.unwrap());
  if (schema instanceof z.ZodArray) return itemsOf(recordsIn(schema.element));
  if (schema instanceof z.ZodUnion) return anyOf(schema.options.map(recordsIn));
  return schema instanceof z.ZodObject ? recordsOfObject(schema.shape) : null;
}

function itemsOf(find: FindRecords | null): FindRecords | null {
  if (find === null) return null;
  return (value, found) => {
    if (Array.isArray(value)) for (const item of value) find(item, found);
  };
}

function anyOf(options: readonly (FindRecords | null)[]): FindRecords | null {
  const finds = options.filter((find) => find !== null);
  if (finds.length === 0) return null;
  return (value, found) => {
    for (const find of finds) find(value, found);
  };
}

function recordsOfObject(shape: z.core.$ZodShape): FindRecords | null {
  const { _id: id } = shape;
  const resource = TranslatedResource.safeParse(id && recordIds.get(id)?.resource).data;
  const below = Object.entries(shape).flatMap(([key, schema]) => {
    const find = recordsIn(schema);
    return find === null ? [] : [[key, find] as const];
  });
  if (resource === undefined && below.length === 0) return null;
  return (value, found) => {
    if (!isRecord(value)) return;
    if (resource !== undefined) found({ resource, record: value });
    for (const [key, find] of below) find(value[key], found);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
