import type { FieldError } from 'contract';
import type {
  ImportChoices,
  ImportError,
  ImportPolicy,
  ImportVerdict,
  RowDecision,
} from 'contract/transfer';
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
  readonly errors: readonly ImportError[];
}

/** The verdict on a row, with the record concerned. */
export interface Judgement {
  readonly verdict: ImportVerdict;
  readonly record: FieldValues | undefined;
  readonly changes: readonly FieldChange[];
  readonly errors: readonly ImportError[];
  /** Changes that are not made unasked, and likenesses. */
  readonly held: readonly ImportError[];
}

export interface JudgeContext {
  readonly database: Database;
  readonly table: ResourceTable;
  readonly format: TransferFormat;
  readonly choices: ImportChoices;
}

/** Compares rows with the stored records, in order. */
export async function judgeRows(
  { database, table, format, choices }: JudgeContext,
  rows: readonly RowToJudge[],
): Promise<Judgement[]> {
  const inputs = rows.map(({ input }) => input);
  const found = await findRecords(database, table, format, inputs);
  return rows.map((row) => judge({ format, found, choices }, row));
}

export function wrong(errors: readonly ImportError[], record?: FieldValues): Judgement {
  return { verdict: 'wrong', record, changes: [], errors, held: [] };
}

/** The values of a row, without the record's id. */
export function fieldsOf({ _id, ...fields }: FieldValues): FieldValues {
  return fields;
}

interface Judging {
  readonly format: TransferFormat;
  readonly found: FoundRecords;
  readonly choices: ImportChoices;
}

function judge({ format, found, choices }: Judging, row: RowToJudge): Judgement {
  const { input, errors } = row;
  const match = matchOf(format, found, input);
  if ('problem' in match) return wrong([...errors, match.problem]);
  const { record } = match;
  if (errors.length > 0) return wrong(errors, record);
  if (record) return { record, errors, ...changesOf(format, choices, { record, input }) };
  const missing = missingFields(format, input);
  if (missing.length > 0) return wrong(missing);
  const similar = found.similarTo(input);
  const decision = decisionOn(choices, row.number);
  if (similar !== undefined && decision === 'same') {
    return { record: similar, errors, ...changesOf(format, choices, { record: similar, input }) };
  }
  if (similar !== undefined && decision === undefined) {
    return wrong([similarProblem(format, similar)]);
  }
  return { verdict: 'new', record, changes: changesTo({}, input), errors, held: [] };
}

/** What staff said about a row that is similar to another; of one row, else of all. */
export function decisionOn(
  { rows, accept }: ImportChoices,
  number: number,
): RowDecision | undefined {
  return rows?.[number] ?? (accept?.includes('similar') === true ? 'new' : undefined);
}

function similarProblem({ resource }: TransferFormat, record: FieldValues): ImportError {
  const name = String(record[resource.title]);
  const message = `Looks like the ${resource.label.one} “${name}”. It is not added unless you say that it is another one`;
  return { path: 'similar', kind: 'held', message, cell: name };
}

interface Matched {
  readonly record: FieldValues;
  readonly input: FieldValues;
}

/** The changes that the policies allow; those of guarded values are held until staff accept them. */
function changesOf(
  format: TransferFormat,
  choices: ImportChoices,
  { record, input }: Matched,
): Pick<Judgement, 'verdict' | 'changes' | 'held'> {
  const policyOf = (field: string): ImportPolicy =>
    choices.policies?.[field] ?? choices.policy ?? 'fill';
  const allowed = Object.fromEntries(
    Object.entries(input).filter(([field]) => field === '_id' || policyOf(field) !== 'add'),
  );
  const whole = completed(format, { record, input: allowed, policyOf });
  const wanted = changesTo(record, whole).filter(
    ({ field, from }) =>
      policyOf(field) === 'overwrite' || isEmptyValue(from) || isNested(format, field),
  );
  const held: ImportError[] = [];
  const changes = wanted.filter((change) => {
    const why = isEmptyValue(change.from) ? undefined : format.guard?.(change.field, record);
    if (why === undefined || choices.accept?.includes(change.field) === true) return true;
    held.push(heldChange(change, why));
    return false;
  });
  return { verdict: changes.length > 0 ? 'changed' : 'unchanged', changes, held };
}

function heldChange({ field, from, to }: FieldChange, why: string): ImportError {
  const message = `Stays “${shown(from)}”, ${why}; the file has “${shown(to)}”`;
  return { path: field, kind: 'held', message, cell: shown(to) };
}

const maxShown = 80;

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

function isNested({ columns }: TransferFormat, field: string): boolean {
  return columns.some(({ part, fields }) => part !== undefined && fields.includes(field));
}

function isEmptyValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every(isEmptyValue);
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
  const same = found.sameAs(input);
  if (same.length > 1) {
    const titles = same.map((record) => `“${shown(record[format.resource.title])}”`);
    const message = `${same.length} ${many} are the same as this one: ${titles.join(', ')}. Merge them first`;
    return { problem: { path: 'same', message } };
  }
  return { record: same[0] };
}

/** A record found by a later field must not differ in the row's earlier fields: it would be another record. */
function isOpen(stored: unknown, given: unknown): boolean {
  return given === undefined || stored === null;
}

interface Merging extends Matched {
  readonly policyOf: (field: string) => ImportPolicy;
}

/** Parts of a field that the row does not give keep their stored value; where a row only fills, so do all that have one. */
function completed({ columns }: TransferFormat, { record, input, policyOf }: Merging): FieldValues {
  const nested = columns.flatMap(({ part, fields }) => (part ? fields : []));
  const given = Object.entries(input).filter(([field]) => nested.includes(field));
  const merged = withParts(record, Object.fromEntries(given));
  const filled = Object.entries(merged).map(([field, value]) => {
    if (policyOf(field) === 'overwrite') return [field, value] as const;
    const stored = Object.entries(Object(record[field])).filter(([, one]) => !isEmptyValue(one));
    return [field, { ...Object(value), ...Object.fromEntries(stored) }] as const;
  });
  return { ...input, ...Object.fromEntries(filled) };
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
