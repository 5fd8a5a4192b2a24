import type { AnyResource, Field } from 'contract';
import { sql, type RawBuilder } from 'kysely';
import type { FieldValues } from './field-values';
import { invalidField } from '../kernel/problem';
import { sanitizeRichText } from '../kernel/rich-text';
import type { ResourceTable } from './resource-table';
import { isSameValue } from './same-value';

/** All writable fields of a new record: the given value, or the field's fallback, or null. */
export function filledIn(table: ResourceTable, given: FieldValues): FieldValues {
  const record: FieldValues = {};
  for (const [name, fallback] of storedFields(table)) record[name] = given[name] ?? fallback;
  return record;
}

/**
 * Reduces formatted texts to the allow-list; a text with nothing left becomes empty.
 *
 * @throws ApiProblem `invalid` for one that must not be empty
 */
export function sanitized(
  { resource: { fields } }: ResourceTable,
  given: FieldValues,
): FieldValues {
  const entries = Object.entries(given).map(([name, value]) => {
    const field = fields[name];
    if (field?.format !== 'html' || typeof value !== 'string') return [name, value];
    const clean = sanitizeRichText(value);
    if (clean === '' && field.presence === 'required')
      throw invalidField(name, 'Must not be empty');
    return [name, clean || null];
  });
  return Object.fromEntries(entries);
}

/** The fields that a client may write, except secrets. */
export function writableFields(table: ResourceTable, record: FieldValues): FieldValues {
  const writable: FieldValues = {};
  for (const [name] of storedFields(table)) writable[name] = record[name];
  return writable;
}

type StoredFields = readonly (readonly [name: string, fallback: unknown])[];

/** Bulk writes ask for them with every row. */
const stored = new WeakMap<AnyResource, StoredFields>();

/** The fields that clients write and the record stores, with their fallbacks. */
function storedFields({ resource }: ResourceTable): StoredFields {
  const known = stored.get(resource);
  if (known) return known;
  const fields = Object.entries(resource.fields)
    .filter(([, field]) => isStored(field))
    .map(([name, field]) => [name, field.fallback ?? null] as const);
  stored.set(resource, fields);
  return fields;
}

/** Separates secrets from a client's input: they never reach the record, its history or a message. */
export function withoutSecrets(
  table: ResourceTable,
  given: FieldValues,
): { fields: FieldValues; secrets: FieldValues } {
  const isSecret = (name: string) => table.resource.fields[name]?.presence === 'secret';
  const entries = Object.entries(given);
  return {
    fields: Object.fromEntries(entries.filter(([name]) => !isSecret(name))),
    secrets: Object.fromEntries(entries.filter(([name]) => isSecret(name))),
  };
}

function isStored({ presence }: Field): boolean {
  return presence !== 'computed' && presence !== 'secret';
}

/** A field's value as a query parameter; lists and nested values are stored as JSON. */
export function parameter(value: unknown): RawBuilder<unknown> {
  const isNested = typeof value === 'object' && value !== null;
  return isNested ? sql`${JSON.stringify(value)}::jsonb` : sql`${value ?? null}`;
}

/** The fields whose values differ. */
export function changesBetween(before: FieldValues, after: FieldValues): FieldChange[] {
  return Object.keys(after)
    .filter((field) => !isSameValue(before[field] ?? null, after[field] ?? null))
    .map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null }));
}

export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}
