import type { FieldError } from 'contract';
import type { DecimalSign, ImportFormat, ImportMapping } from 'contract/transfer';
import { z } from 'zod';
import type { FieldValues } from '../../repository/field-values';
import { fieldErrors } from '../../repository/parse-input';
import type { ResourceTable } from '../../repository/resource-table';
import { sanitized } from '../../repository/values';
import { CellProblem } from '../format/cell-problem';
import type { Names } from '../format/names';
import { undefused, unprotected } from '../format/spreadsheet-text';
import { withPoint } from '../format/decimal-sign';
import type { TransferColumn, TransferFormat } from '../format/transfer-format';
import type { ConvertedRow } from './converted-rows';
import { sorted } from './dispensable';

/** The fields of a row; an empty cell gives none. */
export interface ParsedRow {
  readonly number: number;
  readonly title: string;
  /** Parsed by the fields' schemas; `_id` where the row has the record's id. */
  readonly input: FieldValues;
  readonly errors: readonly FieldError[];
  /** Values dropped because they cannot be read. */
  readonly warnings: readonly FieldError[];
}

export interface RowReading {
  readonly table: ResourceTable;
  readonly fileFormat: ImportFormat;
  /** The format's column for each column of the file; undefined for ignored ones. */
  readonly columns: readonly (TransferColumn | undefined)[];
  readonly names: Names;
  /** The decimal sign of each column of the file; undefined where each cell decides for itself. */
  readonly signs: readonly (DecimalSign | undefined)[];
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
  const problems: FieldError[] = [...row.errors];
  const input: FieldValues = {};
  for (const [index, column] of fallbacksLast(reading)) {
    const text = cellText(reading, cells[index]);
    if (!column || text === '') continue;
    if (column.isFallback === true && column.fields.some((field) => field in input)) continue;
    const sign = column.isNumber === true ? reading.signs[index] : undefined;
    const cell = readCell(reading, column, sign === undefined ? text : withPoint(text, sign));
    Object.assign(input, column.part ? withParts(input, cell.values) : cell.values);
    problems.push(...cell.problems);
  }
  if (cells.slice(reading.columns.length).some((cell) => cell.trim() !== '')) {
    problems.push({ path: '', message: 'This row has more cells than the head' });
  }
  const fields = sanitized(reading.table, input);
  const title = titleOf(reading, fields, cells);
  return { number, title, input: fields, ...sorted(reading.columns, problems) };
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

function cellText({ fileFormat }: RowReading, cell = ''): string {
  const text = cell.trim();
  return fileFormat === 'sdf' ? text : undefused(unprotected(text)).trim();
}

interface ReadCell {
  readonly values: FieldValues;
  readonly problems: readonly FieldError[];
}

function readCell({ table, names }: RowReading, column: TransferColumn, text: string): ReadCell {
  const values: FieldValues = {};
  const problems: FieldError[] = [];
  for (const [field, value] of Object.entries(cellValues(column, text, names, problems))) {
    const parsed = (column.part ?? schemaOf(table, field)).safeParse(value);
    if (parsed.success) values[field] = parsed.data;
    else problems.push(...errorsOf(column.name, parsed.error.issues));
  }
  return { values, problems };
}

function cellValues(
  column: TransferColumn,
  text: string,
  names: Names,
  problems: FieldError[],
): FieldValues {
  try {
    return column.read(text, names);
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error;
    problems.push({ path: column.name, message: error.message });
    return {};
  }
}

/** Errors are reported on the cell's field, whichever part of the value is wrong. */
function errorsOf(path: string, issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const messages = fieldErrors(issues).map(({ message }) => message);
  return [...new Set(messages)].map((message) => ({ path, message }));
}

function schemaOf({ resource }: ResourceTable, field: string): z.ZodType {
  if (field === '_id') return z.uuid('This is no ID');
  const schema: unknown = resource.update.shape[field];
  if (schema instanceof z.ZodType) return schema;
  throw new Error(`The format of ${resource.name} fills "${field}", which is no field`);
}

const longestTitle = 300;

function titleOf(
  { table, columns }: RowReading,
  input: FieldValues,
  cells: readonly string[],
): string {
  const { title } = table.resource;
  const named = input[title] ?? cells[columns.findIndex((column) => column?.name === title)];
  const first = cells.find((cell) => cell.trim() !== '') ?? '';
  const known = typeof named === 'string' && named !== '' ? named : first;
  return known.trim().slice(0, longestTitle);
}
