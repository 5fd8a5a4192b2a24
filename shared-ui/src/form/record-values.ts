import type { AnyResource } from '../resource/resource-types';

/** The values of a form by field; "empty" is null everywhere. */
export type Values = Record<string, unknown>;

function writableNames({ fields }: AnyResource) {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.presence === 'computed' ? [] : [name],
  );
}

/** A blank form: what the contract falls back to, else null. */
export function blankValues(resource: AnyResource): Values {
  return Object.fromEntries(
    writableNames(resource).map((name) => [name, resource.fields[name]?.fallback ?? null]),
  );
}

/** The writable values of a record. */
export function valuesOf(resource: AnyResource, record: object): Values {
  const all = new Map<string, unknown>(Object.entries(record));
  return Object.fromEntries(writableNames(resource).map((name) => [name, all.get(name) ?? null]));
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
