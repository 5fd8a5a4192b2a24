import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../repository/any-of';
import type { FieldValues } from '../../repository/field-values';
import { columnOf, living, selection, source } from '../../repository/columns';
import type { ResourceTable } from '../../repository/resource-table';
import type { IdentityField, TransferFormat } from '../format/transfer-format';

/** Stored records by the values that identify them. */
export interface FoundRecords {
  byId(id: string): FieldValues | undefined;
  by(identity: IdentityField, value: string): readonly FieldValues[];
  /** The records that are the same by a key of the format. */
  sameAs(input: FieldValues): readonly FieldValues[];
  /** A record that is similar by a key of the format. */
  similarTo(input: FieldValues): FieldValues | undefined;
}

/**
 * Looks up the records of the rows: a small statement for each given identity field, and one to read the found
 * records.
 */
export async function findRecords(
  database: Database,
  table: ResourceTable,
  { identity, likeness }: TransferFormat,
  inputs: readonly FieldValues[],
): Promise<FoundRecords> {
  const ids = new Set(texts(inputs.map((input) => input['_id'])));
  const keysOf = (input: FieldValues, isSame: boolean) =>
    (likeness?.keysOf(input) ?? [])
      .filter((one) => one.isAsked && one.isSame === isSame)
      .map(({ key }) => key);
  const keys = inputs.flatMap((input) => [...keysOf(input, true), ...keysOf(input, false)]);
  const alike = (await likeness?.find(database, [...new Set(keys)])) ?? noKeys;
  for (const found of alike.values()) for (const id of found) ids.add(id);
  for (const [index, one] of identity.entries()) {
    const asking = inputs.filter((input) => asks(input, identity, index));
    const values = texts(asking.map((input) => input[one.field]));
    const keys = one.lookup ? values.map(one.lookup.keyOf) : values;
    const column = columnOf(table, one.lookup?.column ?? one.field);
    for (const id of await idsWhere(database, table, column, keys)) ids.add(id);
  }
  const records = await wholeRecords(database, table, [...ids]);
  const byId = new Map(records.map((record) => [record['_id'], record]));
  const withKeys = (sought: readonly string[]): FieldValues[] => {
    const found = new Set<string>(sought.flatMap((key) => alike.get(key) ?? []));
    return [...found].flatMap((id): FieldValues[] => {
      const record = byId.get(id);
      return record ? [record] : [];
    });
  };
  const byField = new Map(identity.map(({ field }) => [field, grouped(records, field)]));
  return {
    byId: (id) => byId.get(id),
    by: ({ field }, value) => byField.get(field)?.get(value) ?? [],
    sameAs: (input) => withKeys(keysOf(input, true)),
    similarTo: (input) => withKeys(keysOf(input, false))[0],
  };
}

/** A last resort applies only to rows without the preceding fields, and a row with an id uses no other field. */
export function asks(
  input: FieldValues,
  identity: readonly IdentityField[],
  index: number,
): boolean {
  const one = identity[index];
  if (!one || typeof input[one.field] !== 'string' || input['_id'] !== undefined) return false;
  const before = identity.slice(0, index);
  return !one.isLastResort || before.every(({ field }) => input[field] === undefined);
}

async function idsWhere(
  database: Database,
  table: ResourceTable,
  column: RawBuilder<unknown>,
  values: readonly string[],
): Promise<string[]> {
  if (values.length === 0) return [];
  const { rows } = await sql<{ _id: string }>`
    select record._id from ${source(table)}
    where ${living(table)} and ${column} = ${anyOf(values)}`.execute(database);
  return rows.map(({ _id }) => _id);
}

async function wholeRecords(
  database: Database,
  table: ResourceTable,
  ids: readonly string[],
): Promise<FieldValues[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FieldValues>`
    select ${selection(table, { staff: true, depth: 'record' })} from ${source(table)}
    where ${living(table)} and record._id = ${anyOf(ids, 'uuid')}`.execute(database);
  return rows;
}

const noKeys: ReadonlyMap<string, readonly string[]> = new Map();

function texts(values: readonly unknown[]): string[] {
  return [...new Set(values.filter((value) => typeof value === 'string'))];
}

function grouped(rows: readonly FieldValues[], field: string): Map<string, FieldValues[]> {
  const groups = new Map<string, FieldValues[]>();
  for (const row of rows) {
    const key = String(row[field]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
