import {
  type DecimalSign,
  type ImportChoices,
  type ImportError,
  type ImportFormat,
  type ImportMapping,
  noteRows,
} from 'contract/transfer';
import { z } from 'zod';
import type { FieldValues } from '../../repository/field-values';
import type { ResourceTable } from '../../repository/resource-table';
import { sanitized } from '../../repository/values';
import { CellProblem } from '../format/cell-problem';
import { cleanCell, missingMark, saysNothing } from '../format/clean-cell';
import { countryCodeOf } from '../format/country-form';
import { issueText } from '../format/issue-text';
import { joinList, splitList } from '../format/list-text';
import { folded, type Names } from '../format/names';
import { undefused, unprotected } from '../format/spreadsheet-text';
import { isAmbiguous, withPoint } from '../format/decimal-sign';
import type { TransferColumn, TransferFormat } from '../format/transfer-format';
import type { ConvertedRow } from './converted-rows';
import { sorted } from './dispensable';
import { whyNote } from './note-rows';

/** The fields of a row; an empty cell gives none. */
export interface ParsedRow {
  readonly number: number;
  readonly title: string;
  /** Parsed by the fields' schemas; `_id` where the row has the record's id. */
  readonly input: FieldValues;
  readonly errors: readonly ImportError[];
  /** Values dropped because they cannot be read. */
  readonly warnings: readonly ImportError[];
}

export interface RowReading {
  readonly table: ResourceTable;
  readonly fileFormat: ImportFormat;
  /** The format's column for each column of the file; undefined for ignored ones. */
  readonly columns: readonly (TransferColumn | undefined)[];
  readonly names: Names;
  /** The decimal sign of each column of the file; undefined where each cell decides for itself. */
  readonly signs: readonly (DecimalSign | 'unclear' | undefined)[];
  /** The unit in the head of each column of the file. */
  readonly units: readonly (string | undefined)[];
  readonly heads: readonly string[];
  readonly choices: ImportChoices;
}

/** The format's columns in the order of the file's. */
export function mappedColumns(
  format: TransferFormat,
  fileColumns: readonly string[],
  mapping: ImportMapping,
): (TransferColumn | undefined)[] {
  return fileColumns.map((column) => format.columns.find(({ name }) => name === mapping[column]));
}

export function readRow(reading: RowReading, row: ConvertedRow): ParsedRow {
  const { number, cells } = row;
  const problems: ImportError[] = [...row.errors];
  const input: FieldValues = {};
  const country = countryIn(reading, cells);
  const joined: JoinedCell[] = [];
  for (const [index, column] of fallbacksLast(reading)) {
    const text = cellText(reading, index, cells[index]);
    if (!column || text === '') continue;
    if (column.isFallback === true && column.fields.some((field) => field in input)) continue;
    const cell = readCell({ ...reading, country }, column, { text, index });
    if (column.isJoined === true) joined.push({ column, ...cell });
    else Object.assign(input, column.part ? withParts(input, cell.values) : cell.values);
    problems.push(...cell.problems);
  }
  Object.assign(input, joinedValues(joined, input));
  if (cells.slice(reading.columns.length).some((cell) => cell.trim() !== '')) {
    problems.push({ path: '', message: 'This row has more cells than the head' });
  }
  const fields = sanitized(reading.table, input);
  const title = titleOf(reading, fields, cells);
  const note = noteIn(reading, cells);
  if (note !== undefined) {
    const errors = [{ path: '', message: note, kind: 'note' as const, cell: title }];
    return { number, title, input: fields, errors, warnings: [] };
  }
  const { leaveOut } = reading.choices;
  return { number, title, input: fields, ...sorted(reading.columns, problems, leaveOut) };
}

interface JoinedCell extends ReadCell {
  readonly column: TransferColumn;
}

/** A given name and a family name are one contact person, whichever comes first in the file. */
function joinedValues(cells: readonly JoinedCell[], input: FieldValues): FieldValues {
  const inOrder = cells.toSorted((one, other) => one.column.name.localeCompare(other.column.name));
  const texts: Record<string, string> = {};
  for (const { values: parts } of inOrder) {
    for (const [field, part] of Object.entries(parts)) {
      if (field in input || typeof part !== 'string') continue;
      const before = texts[field];
      texts[field] = before === undefined ? part : `${before} ${part}`;
    }
  }
  return texts;
}

/** Why a row is a heading, a total or a note; undefined for a record, and where staff said that all are records. */
function noteIn({ columns, heads, choices, table }: RowReading, cells: readonly string[]) {
  if (choices.accept?.includes(noteRows) === true) return undefined;
  const mapped = columns.flatMap((column, index) => (column ? [index] : []));
  const why = whyNote({ cells, heads, mapped });
  if (why === undefined) return undefined;
  return `${why}, and no ${table.resource.label.one}. It is not imported unless you say so.`;
}

/** The country of the row's address, for telephone numbers without a country's code. */
function countryIn({ columns }: RowReading, cells: readonly string[]): string | undefined {
  const index = columns.findIndex((column) => column?.name === 'address.country');
  return index < 0 ? undefined : countryCodeOf((cells[index] ?? '').trim());
}

function fallbacksLast({ columns }: RowReading) {
  const isFallback = (column: TransferColumn | undefined) => Number(column?.isFallback === true);
  return [...columns.entries()].toSorted(
    ([, one], [, other]) => isFallback(one) - isFallback(other),
  );
}

/** Merges parts of fields with those from other cells. */
export function withParts(before: FieldValues, parts: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(parts).map(([field, part]) => [
      field,
      { ...Object(before[field]), ...Object(part) },
    ]),
  );
}

function cellText({ fileFormat, columns, table }: RowReading, index: number, cell = ''): string {
  const text = cell.trim();
  if (fileFormat === 'sdf') return text;
  const [field = ''] = columns[index]?.fields ?? [];
  const isHtml = table.resource.fields[field]?.format === 'html';
  const clean = cleanCell(undefused(unprotected(text)), { isHtml });
  if (clean === missingMark && columns[index]?.hasNa === true) return clean;
  return saysNothing(clean) ? '' : clean;
}

interface ReadCell {
  readonly values: FieldValues;
  readonly problems: readonly ImportError[];
}

interface CellReading extends RowReading {
  readonly country: string | undefined;
}

interface CellAt {
  readonly text: string;
  /** The place of the column in the file. */
  readonly index: number;
}

function readCell(reading: CellReading, column: TransferColumn, { text, index }: CellAt): ReadCell {
  const { table } = reading;
  const values: FieldValues = {};
  const cell = text.slice(0, maxCellLength);
  const problems: ImportError[] = [];
  const fail = (message: string, offered?: string) =>
    problems.push({ path: column.name, message, cell, ...(offered !== undefined && { offered }) });
  const warn = (message: string) =>
    problems.push({ path: column.name, message, cell, kind: 'left-out' });
  const read = valuesOf(reading, column, { text, index }, { fail, warn });
  for (const [field, value] of Object.entries(read)) {
    const parsed = (column.part ?? schemaOf(table, field)).safeParse(value);
    if (parsed.success) values[field] = parsed.data;
    else for (const message of messagesOf(parsed.error.issues, cell)) fail(message);
  }
  return { values, problems };
}

type Fail = (message: string, offered?: string) => void;

function valuesOf(
  reading: CellReading,
  column: TransferColumn,
  at: CellAt,
  { fail, warn }: { readonly fail: Fail; readonly warn: (message: string) => void },
): FieldValues {
  try {
    const { country, names } = reading;
    return column.read(meantBy(reading, column, at), names, { country, warn });
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    fail(error.message, error.offered);
    return {};
  }
}

/** A cell as its column reads it: what staff said that it means, with the unit of the head and a decimal point. */
function meantBy(
  { choices, signs, units }: RowReading,
  column: TransferColumn,
  { text, index }: CellAt,
): string {
  const meant = withMeanings(choices.values?.[column.name], column, text);
  if (column.isNumber !== true) return meant;
  const sign = signs[index];
  if (sign === 'unclear' && isAmbiguous(meant)) {
    throw new CellProblem(
      `“${meant}” may be read in two ways: choose the decimal sign of the file`,
    );
  }
  const plain = sign === undefined || sign === 'unclear' ? meant : withPoint(meant, sign);
  const unit = units[index];
  return unit !== undefined && /\d$/.test(plain) ? `${plain} ${unit}` : plain;
}

function withMeanings(
  meanings: Readonly<Record<string, string>> | undefined,
  { isList }: TransferColumn,
  text: string,
): string {
  if (!meanings) return text;
  const meaning = (one: string) => meanings[folded(one)] ?? one;
  if (folded(text) in meanings || isList !== true) return meaning(text);
  return joinList(splitList(text, true).map(meaning));
}

/** In words, whichever part of the value is wrong. */
function messagesOf(issues: readonly z.core.$ZodIssue[], cell: string): string[] {
  return [...new Set(issues.map((issue) => issueText(issue, cell)))];
}

function schemaOf({ resource }: ResourceTable, field: string): z.ZodType {
  if (field === '_id') return z.uuid('This is no ID');
  const schema: unknown = resource.update.shape[field];
  if (schema instanceof z.ZodType) return schema;
  throw new Error(`The format of ${resource.name} fills "${field}", which is no field`);
}

const maxTitleLength = 300;
const maxCellLength = 80;

function titleOf(
  { table, columns }: RowReading,
  input: FieldValues,
  cells: readonly string[],
): string {
  const { title } = table.resource;
  const named = input[title] ?? cells[columns.findIndex((column) => column?.name === title)];
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  const known = typeof named === 'string' && named !== '' ? named : first;
  return known.trim().slice(0, maxTitleLength);
}
