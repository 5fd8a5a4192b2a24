import { z } from 'zod';
import type { Field, Fields } from './field';
import { idOf } from './id';

/**
 * Where an answer was asked for in a language: the translated fields that are in the default language, because nobody has
 * translated them. Records without translated fields have no such key.
 */
const Untranslated = z.array(z.string()).optional();

/** Fields of every record, written by the API only. Times are ISO 8601 in UTC; `version` starts at 1. */
export const recordShape = {
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  version: z.int().min(1),
};
type RecordShape<Name extends string> = typeof recordShape & {
  _id: ReturnType<typeof idOf<Name>>;
  untranslated: typeof Untranslated;
};

type EntityField<F extends Field> = F['presence'] extends 'optional'
  ? z.ZodNullable<F['schema']>
  : F['schema'];
type CreateField<F extends Field> = F['presence'] extends 'required'
  ? F['schema']
  : F['presence'] extends 'optional' | 'secret'
    ? z.ZodOptional<z.ZodNullable<F['schema']>>
    : z.ZodOptional<F['schema']>;
type UpdateField<F extends Field> = z.ZodOptional<
  F['presence'] extends 'secret' ? z.ZodNullable<F['schema']> : EntityField<F>
>;

type WritableKey<F extends Fields> = {
  [K in keyof F]: F[K]['presence'] extends 'computed' ? never : K;
}[keyof F];
/** Fields that are ever returned: all but secrets. */
type AnsweredKey<F extends Fields> = {
  [K in keyof F]: F[K]['presence'] extends 'secret' ? never : K;
}[keyof F];
type OpenKey<F extends Fields> = {
  [K in keyof F]: 'staff' extends F[K]['audience'] ? never : K;
}[keyof F];

type ListedKey<F extends Fields> = {
  [K in keyof F]: 'record' extends F[K]['depth'] ? never : K;
}[keyof F];

type EntityShape<F extends Fields> = { [K in AnsweredKey<F>]: EntityField<F[K]> };
type CreateShape<F extends Fields> = { [K in WritableKey<F>]: CreateField<F[K]> };
type UpdateShape<F extends Fields> = { [K in WritableKey<F>]: UpdateField<F[K]> } & {
  version: z.ZodOptional<z.ZodInt>;
};

export type EntitySchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & EntityShape<F>
>;
export type PublicSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, OpenKey<F> & AnsweredKey<F>>
>;
export type ListedSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, ListedKey<F> & AnsweredKey<F>>
>;
export type PublicListedSchema<Name extends string, F extends Fields> = z.ZodObject<
  RecordShape<Name> & Pick<EntityShape<F>, ListedKey<F> & OpenKey<F> & AnsweredKey<F>>
>;
export type CreateSchema<F extends Fields> = z.ZodObject<CreateShape<F>, z.core.$strict>;
export type UpdateSchema<F extends Fields> = z.ZodObject<UpdateShape<F>, z.core.$strict>;

export function recordKeys(name: string, fields: Fields): z.ZodRawShape {
  const keys = { _id: idOf(name), ...recordShape };
  const hasTexts = Object.values(fields).some(({ isTranslated }) => isTranslated);
  return hasTexts ? { ...keys, untranslated: Untranslated } : keys;
}

export function shape(
  fields: Fields,
  schemaOf: (field: Field) => z.ZodType | undefined,
): z.ZodRawShape {
  const schemas: Record<string, z.ZodType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = schemaOf(field);
    if (schema) schemas[name] = schema;
  }
  return schemas;
}

export function entityField({ presence, schema }: Field): z.ZodType | undefined {
  if (presence === 'secret') return undefined;
  return presence === 'optional' ? schema.nullable() : schema;
}

export function publicField(field: Field): z.ZodType | undefined {
  return field.audience === 'staff' ? undefined : entityField(field);
}

export function listedField(field: Field): z.ZodType | undefined {
  return field.depth === 'record' ? undefined : entityField(field);
}

export function publicListedField(field: Field): z.ZodType | undefined {
  return field.depth === 'record' ? undefined : publicField(field);
}

export function createField({ presence, schema }: Field): z.ZodType | undefined {
  switch (presence) {
    case 'required':
      return schema;
    case 'optional':
    case 'secret':
      return schema.nullish();
    case 'defaulted':
      return schema.optional();
    case 'computed':
      return undefined;
    default:
      return presence satisfies never;
  }
}

export function updateField(field: Field): z.ZodType | undefined {
  if (field.presence === 'computed') return undefined;
  return field.presence === 'secret' ? field.schema.nullish() : entityField(field)?.optional();
}
