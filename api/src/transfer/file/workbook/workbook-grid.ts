import type { FileReading } from 'contract/transfer';
import type { FileGrid } from '../file-rows';
import { guessHead } from '../head-row';
import { UnreadableFile } from '../read-limits';
import { fillMerged } from './merged-cells';
import { showNumbers } from './shown-numbers';
import {
  packWorkbook,
  type Sheet,
  unpackWorkbook,
  type UnpackLimits,
  type WorkbookParts,
} from './workbook-parts';

const sampleRows = 40;

/**
 * A sheet of an XLSX workbook: the chosen one, else the first visible one with a table, else the first one with cells.
 * Dates become ISO texts, percentages and codes with leading zeros as they look, everything else plain text.
 */
export async function workbookGrid(
  bytes: Uint8Array,
  reading: FileReading = {},
): Promise<FileGrid> {
  const workbook = unpackWorkbook(bytes);
  const { sheet, rows } = await chooseSheet(workbook, reading.sheet);
  const empty = formulasWithoutValue(workbook.parts[sheet.part]);
  return {
    rows: iterated(rows),
    reading: { ...reading, sheet: sheet.name },
    sheets: inOrder(workbook.sheets).map(({ name, isHidden }) => ({ name, isHidden })),
    doubts:
      empty === 0
        ? []
        : [
            `${empty} ${empty === 1 ? 'cell holds a formula' : 'cells hold formulas'} without a stored value and ${empty === 1 ? 'counts' : 'count'} as empty. Open the workbook in Excel, save it and send it again.`,
          ],
  };
}

/** Name and rows of the first sheet that is not empty, visible ones first. */
export async function workbookRows(
  bytes: Uint8Array,
  limits: UnpackLimits,
): Promise<{ readonly name: string; readonly rows: readonly (readonly string[])[] }> {
  const { sheet, rows } = await chooseSheet(unpackWorkbook(bytes, limits));
  return { name: sheet.name, rows };
}

async function chooseSheet(
  workbook: WorkbookParts,
  chosen?: string,
): Promise<{ sheet: Sheet; rows: string[][] }> {
  let first: { sheet: Sheet; rows: string[][] } | undefined;
  for (const sheet of inOrder(workbook.sheets)) {
    if (chosen !== undefined && sheet.name !== chosen) continue;
    const rows = await sheetRows(workbook, sheet);
    if (!rows.some((row) => row.some((cell) => cell !== ''))) continue;
    if (chosen !== undefined || (!sheet.isHidden && isTable(rows))) return { sheet, rows };
    first ??= { sheet, rows };
  }
  if (!first) {
    throw new UnreadableFile(
      chosen === undefined ? 'The workbook is empty.' : `The sheet "${chosen}" is empty.`,
    );
  }
  return first;
}

/** Hidden sheets last: lists of choices, notes of a program. */
function inOrder(sheets: readonly Sheet[]): Sheet[] {
  return [...sheets.filter(({ isHidden }) => !isHidden), ...sheets.filter((one) => one.isHidden)];
}

/** A head with two columns or more, and rows below it; a cover has text in one column. */
function isTable(rows: readonly (readonly string[])[]): boolean {
  const sample = rows.slice(0, sampleRows);
  const { headRow } = guessHead(sample);
  const isWide = (row: readonly string[]) => row.filter((cell) => cell !== '').length > 1;
  return isWide(sample[Math.max(0, headRow - 1)] ?? []) && sample.slice(headRow).some(isWide);
}

async function sheetRows(workbook: WorkbookParts, { place, part }: Sheet): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  showNumbers(workbook, part);
  try {
    const cells = await readSheet(packWorkbook(workbook), place);
    const rows = cells.map((row) => row.map(textOf));
    fillMerged(rows, workbook.parts[part]);
    return rows;
  } catch (cause) {
    throw new UnreadableFile('The workbook is damaged. Save it again and send that.', { cause });
  }
}

async function* iterated(rows: readonly string[][]): AsyncGenerator<string[]> {
  yield* rows;
}

function formulasWithoutValue(part: Uint8Array | undefined): number {
  if (!part || Buffer.from(part.buffer, part.byteOffset, part.length).indexOf('<f') < 0) return 0;
  const xml = new TextDecoder().decode(part);
  return [
    ...xml.matchAll(/<c [^<>]*>(?:<f[^<>]*\/>|<f[^<>]*>[^<>]*<\/f>)(?:<v\/>|<v><\/v>)?<\/c>/g),
  ].length;
}

/** The text of a cell value: a text, number or boolean, a date, or null. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return '';
  const text = cell.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}
