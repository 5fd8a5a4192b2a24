import type { ImportColumn, ImportMapping } from 'contract/transfer';
import { cleanCell, saysNothing } from '../format/clean-cell';
import { CellProblem } from '../format/cell-problem';
import type { Names } from '../format/names';
import type { TransferColumn, TransferFormat } from '../format/transfer-format';

/** Staff's last choices for a file with the same heads, by `columnKey`; null for an ignored column. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

interface Suggestion {
  readonly format: TransferFormat;
  readonly columns: readonly Pick<ImportColumn, 'name' | 'samples'>[];
  readonly names: Names;
  readonly remembered: RememberedColumns;
  /** Whether a column's name has that of its group in front: `Left cabinet Name`. */
  readonly isGrouped?: boolean;
}

type FileColumn = Suggestion['columns'][number];

/** A field for each recognised column: the last choice, else by label, field name or synonym, else by the cells. */
export function suggestMapping(suggestion: Suggestion): ImportMapping {
  const taken = new Set<string>();
  const mapping: [string, string][] = [];
  for (const rank of [
    rememberedField,
    labelledField,
    synonymousField,
    groupedField,
    evidentField,
  ]) {
    for (const column of suggestion.columns) {
      if (mapping.some(([name]) => name === column.name)) continue;
      const field = rank(suggestion, column, taken);
      if (field === undefined || taken.has(field)) continue;
      taken.add(field);
      mapping.push([column.name, field]);
    }
  }
  const isOwn = taken.has('_id');
  return Object.fromEntries(
    mapping.filter(([name, field]) => isOwn || !isOfOtherFile(suggestion, { name, field })),
  );
}

/** Whether a file without ids has a field of our own files, such as a page's address, by another name than our label. */
function isOfOtherFile(
  { format, remembered }: Suggestion,
  { name, field }: { readonly name: string; readonly field: string },
): boolean {
  if (remembered[columnKey(name)] === field) return false;
  const found = format.columns.find((one) => one.name === field);
  return found?.isOfOwnFiles === true && columnKey(found.label) !== columnKey(name);
}

/** Normalizes a column's name: `CAS No.` and `cas_no` become `casno`. */
export function columnKey(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The name without what stands in brackets: a unit, a remark. */
function bareKey(name: string): string {
  const bare = columnKey(name.replace(/[([][^()[\]]*[)\]]/g, ' '));
  return bare === '' ? columnKey(name) : bare;
}

function rememberedField(
  { format, remembered }: Suggestion,
  column: FileColumn,
): string | undefined {
  const field = remembered[columnKey(column.name)];
  return format.columns.find(({ name }) => name === field)?.name;
}

function labelledField(suggestion: Suggestion, column: FileColumn): string | undefined {
  return fieldWhere(suggestion, column, ({ label, name }) => [label, name]);
}

function synonymousField(suggestion: Suggestion, column: FileColumn): string | undefined {
  return fieldWhere(suggestion, column, ({ synonyms }) => synonyms);
}

/** By the words behind the group's, the most of them first. */
function groupedField(suggestion: Suggestion, { name, samples }: FileColumn): string | undefined {
  if (suggestion.isGrouped !== true) return undefined;
  const words = name.split(/\s+/);
  const names = words.slice(1).map((_, index) => words.slice(index + 1).join(' '));
  return names
    .map((one) =>
      fieldWhere(suggestion, { name: one, samples }, ({ label, name: field, synonyms }) => [
        label,
        field,
        ...synonyms,
      ]),
    )
    .find((field) => field !== undefined);
}

function fieldWhere(
  suggestion: Suggestion,
  column: FileColumn,
  wordsOf: (column: TransferColumn) => readonly string[],
): string | undefined {
  if (suggestion.remembered[columnKey(column.name)] === null) return undefined;
  for (const key of new Set([columnKey(column.name), bareKey(column.name)])) {
    const found = suggestion.format.columns.find((one) =>
      wordsOf(one).some((word) => columnKey(word) === key),
    );
    if (found) return isOurs(suggestion, found, column) ? found.name : undefined;
  }
  return undefined;
}

/** Whether the cells fit a column that other files use the name of for something else. */
function isOurs({ names }: Suggestion, field: TransferColumn, { samples }: FileColumn): boolean {
  if (field.isStrict !== true) return true;
  const cells = samples
    .map((cell) => cleanCell(cell))
    .filter((cell) => cell !== '' && !saysNothing(cell));
  return cells.length > 0 && cells.every((cell) => isReadable(field, cell, names));
}

function isReadable(field: TransferColumn, cell: string, names: Names): boolean {
  try {
    field.read(cell, names);
    return true;
  } catch (error) {
    if (error instanceof CellProblem) return false;
    throw error;
  }
}

/** What cells of a field look like, whatever their column is called. */
const evidence: Readonly<Record<string, RegExp>> = {
  casNumber: /^\d{2,7}-\d{2}-\d$/,
  ecNumber: /^\d{3}-\d{3}-\d$/,
  inchiKey: /^[A-Z]{14}-[A-Z]{10}-[A-Z]$/,
  emails: /^[^\s@<>]{1,64}@[^\s@<>]{1,100}$/,
  website: /^(?:https?:\/\/|www\.)\S+$/i,
  unNumber: /^UN[\s-]?\d{4}$/i,
};

/** Cells of one kind alone say what a column holds. */
function evidentField(
  { format, remembered }: Suggestion,
  { name, samples }: FileColumn,
  taken: ReadonlySet<string>,
): string | undefined {
  if (remembered[columnKey(name)] === null) return undefined;
  const cells = samples
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '' && !saysNothing(cell));
  if (cells.length < 2) return undefined;
  return format.columns.find(({ name: field }) => {
    const pattern = evidence[field];
    return pattern !== undefined && !taken.has(field) && cells.every((cell) => pattern.test(cell));
  })?.name;
}
