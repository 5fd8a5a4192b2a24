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

/** The secrets that a client may give with a record. */
export type SecretsOf<R extends AnyResource> = string extends keyof R['fields']
  ? FieldValues
  : Partial<Omit<z.output<R['create']>, WritableKey<R>>>;
