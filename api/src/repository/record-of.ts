import type { AnyResource } from 'contract';
import type { z } from 'zod';
import type { FieldValues } from './field-values';

/** A stored record of a resource: every field that staff read, its id as plain text. */
export type RecordOf<R extends AnyResource> = string extends keyof R['fields']
  ? FieldValues
  : Omit<z.output<R['entity']>, '_id'> & { _id: string };

type WritableKey<R extends AnyResource> = keyof z.output<R['create']> & keyof RecordOf<R>;

/**
 * A record before a write, every writable field filled in. Computed fields are there only where the product itself
 * gives them.
 */
export type DraftOf<R extends AnyResource> = string extends keyof R['fields']
  ? FieldValues
  : Pick<RecordOf<R>, WritableKey<R>> & Partial<RecordOf<R>>;

/** A new record as it is given to the repository, every writable field filled in. */
export type NewRecordOf<R extends AnyResource> = PlainIds<DraftOf<R>>;

/** The fields of a record to change, computed ones too. */
export type PatchOf<R extends AnyResource> = PlainIds<Partial<RecordOf<R>>>;

/** Ids as plain text: the repository checks every reference against the database. */
type PlainIds<Fields> = { [K in keyof Fields]: PlainId<Fields[K]> };
type PlainId<Value> = Value extends string & z.core.$brand ? string : Value;

/** The secrets that a client may give with a record. */
export type SecretsOf<R extends AnyResource> = string extends keyof R['fields']
  ? FieldValues
  : Partial<Omit<z.output<R['create']>, WritableKey<R>>>;
