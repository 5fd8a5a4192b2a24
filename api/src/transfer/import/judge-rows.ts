import type { FieldError } from 'contract';
import type { ImportVerdict } from 'contract/transfer';
import type { Database } from '../../db/database';
import type { FieldValues } from '../../repository/field-values';
import type { ResourceTable } from '../../repository/resource-table';
import type { FieldChange } from '../../repository/values';
import type { TransferFormat } from '../format/transfer-format';
import { asks, findRecords, type FoundRecords } from './find-records';
import { isSameValue } from '../../repository/same-value';
import { withParts } from './read-row';

/** A row to judge: its values, and errors from reading it. */
export interface RowToJudge {
  readonly number: number;
  readonly input: FieldValues;
  readonly errors: readonly FieldError[];
}

/** The verdict on a row, with the record concerned. */
export interface Judgement {
  readonly verdict: ImportVerdict;
  readonly record: FieldValues | undefined;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly FieldError[];
}

export interface JudgeContext {
  readonly database: Database;
  readonly table: ResourceTable;
  readonly format: TransferFormat;
}

/** Compares rows with the stored records, in order. */
export async function judgeRows(
  { database, table, format }: JudgeContext,
  rows: readonly RowToJudge[],
): Promise<Judgement[]> {
  const inputs = rows.map(({ input }) => input);
  const found = await findRecords(database, table, format, inputs);
  return rows.map((row) => judge(format, found, row));
}

export function wrong(errors: readonly FieldError[], record?: FieldValues): Judgement {
  return { verdict: 'wrong', record, changes: [], errors };
}

/** The values of a row, without the record's id. */
export function fieldsOf({ _id, ...fields }: FieldValues): FieldValues {
  return fields;
}

function judge(format: TransferFormat, found: FoundRecords, row: RowToJudge): Judgement {
  const { input, errors } = row;
  const match = matchOf(format, found, input);
  if ('problem' in match) return wrong([...errors, match.problem]);
  const { record } = match;
  if (errors.length > 0) return wrong(errors, record);
  if (record) {
    const changes = changesTo(record, completed(format, record, input));
    return { verdict: changes.length > 0 ? 'changed' : 'unchanged', record, changes, errors };
  }
  const missing = missingFields(format, input);
  if (missing.length > 0) return wrong(missing);
  return { verdict: 'new', record, changes: changesTo({}, input), errors };
}

type Match = { readonly record: FieldValues | undefined } | { readonly problem: FieldError };

/** The stored record of a row; an ambiguous match is an error. */
function matchOf(format: TransferFormat, found: FoundRecords, input: FieldValues): Match {
  const { one, many } = format.resource.label;
  if (typeof input['_id'] === 'string') {
    const record = found.byId(input['_id']);
    const message = `There is no ${one} with this ID. Leave the column out to go by other columns`;
    return record ? { record } : { problem: { path: '_id', message } };
  }
  for (const [index, identity] of format.identity.entries()) {
    if (!asks(input, format.identity, index)) continue;
    const before = format.identity.slice(0, index);
    const records = found
      .by(identity, String(input[identity.field]))
      .filter((record) => before.every(({ field }) => isOpen(record[field], input[field])));
    if (records.length > 1) {
      const message = `${records.length} ${many} have this value. Give a column that tells them apart`;
      return { problem: { path: identity.field, message } };
    }
    if (records.length === 1) return { record: records[0] };
  }
  return { record: undefined };
}

/** A record found by a later field must not differ in the row's earlier fields: it would be another record. */
function isOpen(stored: unknown, given: unknown): boolean {
  return given === undefined || stored === null;
}

/** Parts of a field that the row does not give keep their stored value. */
function completed(
  { columns }: TransferFormat,
  record: FieldValues,
  input: FieldValues,
): FieldValues {
  const nested = columns.flatMap(({ part, fields }) => (part ? fields : []));
  const given = Object.entries(input).filter(([field]) => nested.includes(field));
  return { ...input, ...withParts(record, Object.fromEntries(given)) };
}

function changesTo(record: FieldValues, input: FieldValues): FieldChange[] {
  return Object.entries(fieldsOf(input))
    .map(([field, to]) => ({ field, from: record[field] ?? null, to: to ?? null }))
    .filter(({ from, to }) => !isSameValue(from, to));
}

function missingFields({ resource, columns }: TransferFormat, input: FieldValues): FieldError[] {
  return columns
    .filter(({ name }) => resource.fields[name]?.presence === 'required')
    .filter(({ name }) => input[name] === undefined)
    .map(({ name }) => ({ path: name, message: 'Must not be empty for a new record' }));
}
