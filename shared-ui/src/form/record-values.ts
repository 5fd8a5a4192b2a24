import type { Field, Fields } from 'contract';
import type { AnyResource } from '../resource/resource-types';

/** The values of a form by field; "empty" is null everywhere. */
export type Values = Record<string, unknown>;

function writableFields(fields: Fields) {
  return Object.entries(fields).filter(([, field]) => field.presence !== 'computed');
}

/** A blank form: what the contract falls back to, else what is empty. */
export function blankValues({ fields }: AnyResource): Values {
  return Object.fromEntries(
    writableFields(fields).map(([name, field]) => [name, field.fallback ?? emptyOf(field)]),
  );
}

/** The writable values of a record. */
export function valuesOf({ fields }: AnyResource, record: object): Values {
  const all = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(
    writableFields(fields).map(([name, field]) => [name, all.get(name) ?? emptyOf(field)]),
  );
}

/** Null; for an object whose parts may all be empty that object, so that inputs can stand for its parts. */
function emptyOf({ schema }: Field): unknown {
  return schema.type === 'object' ? (schema.safeParse({}).data ?? null) : null;
}

/** Whether two values of a field are the same: they are JSON. */
export function isSameValue(one: unknown, other: unknown) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** What differs between two sets of values, as in the second. */
export function changedValues(from: Values, to: Values): Values {
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => !isSameValue(from[name], value)),
  );
}
