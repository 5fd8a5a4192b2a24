import type { Field, Fields } from 'contract';
import type { AnyResource } from './resource-types';

/** The values of a form by field; an empty field is null. */
export type Values = Record<string, unknown>;

function writableFields(fields: Fields) {
  return Object.entries(fields).filter(([, field]) => field.presence !== 'computed');
}

/** The values of a blank form: the contract's defaults, else empty values. */
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

/**
 * Null, or for an object whose properties are all optional an empty object, so that its inputs have something to bind
 * to.
 */
function emptyOf({ schema }: Field): unknown {
  return schema.type === 'object' ? (schema.safeParse({}).data ?? null) : null;
}

/** Whether two values of a field are equal; they are JSON. */
export function isSameValue(one: unknown, other: unknown) {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** The values of `to` that differ from `from`. */
export function changedValues(from: Values, to: Values): Values {
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => !isSameValue(from[name], value)),
  );
}
