import type { FileReading } from 'contract/transfer';
import { columnLetters, columnNames } from './column-names';
import { delimitedGrid } from './delimited-grid';
import type { FileGrid, FileRow, FileSource, FileTable } from './file-rows';
import { guessHead, headOf, type HeadRow } from './head-row';
import { readLimits, UnreadableFile } from './read-limits';
import { structureColumn, structureDataTable } from './structure-data-table';
import { workbookGrid } from './workbook/workbook-grid';

/** Rows that are shown, and looked at to find the head. */
const previewRows = 30;
const rowsRead = 40;

/** A file as a table within the limits. @throws UnreadableFile, also while iterating its rows */
export async function fileTable(source: FileSource): Promise<FileTable> {
  if (source.bytes.length > readLimits.bytes[source.format]) {
    const megabytes = readLimits.bytes[source.format] / 1_000_000;
    throw new UnreadableFile(`The file is too large: ${megabytes} MB at most.`);
  }
  const table = await tableOf(source);
  return { ...table, rowsBelow: withinLimits(table) };
}

async function tableOf({ format, bytes, reading }: FileSource): Promise<FileTable> {
  switch (format) {
    case 'csv':
      return withHead(delimitedGrid(bytes, reading), reading);
    case 'xlsx':
      return withHead(await workbookGrid(bytes, reading), reading);
    case 'sdf':
      return structureDataTable(bytes);
    default:
      return format satisfies never;
  }
}

/** The grid below the names of its columns. */
async function withHead(grid: FileGrid, chosen: FileReading = {}): Promise<FileTable> {
  const all = grid.rows[Symbol.asyncIterator]();
  const first: (readonly string[])[] = [];
  while (first.length < rowsRead) {
    const next = await all.next();
    if (next.done === true) break;
    first.push(next.value);
  }
  if (!first.some(isFilled)) throw new UnreadableFile('The file is empty.');
  const { headRow, headRows } = headRowOf(first, chosen);
  const names = headRow === 0 ? columnLetters(first) : headOf(first, { headRow, headRows });
  return {
    columns: columnNames(names),
    rows: first.slice(0, previewRows).map((row) => [...row]),
    reading: { ...grid.reading, headRow, headRows },
    sheets: grid.sheets,
    doubts: grid.doubts,
    rowsBelow: numbered(first.slice(headRow), all),
  };
}

function headRowOf(rows: readonly (readonly string[])[], chosen: FileReading): HeadRow {
  const guessed = guessHead(rows);
  const { headRow = guessed.headRow } = chosen;
  const headRows = chosen.headRows ?? (headRow === guessed.headRow ? guessed.headRows : 1);
  return { headRow, headRows: Math.min(headRows, Math.max(1, headRow)) };
}

async function* numbered(
  first: readonly (readonly string[])[],
  others: AsyncIterator<readonly string[]>,
): AsyncGenerator<FileRow> {
  let number = 0;
  for (const cells of first) {
    number += 1;
    if (isFilled(cells)) yield { number, cells };
  }
  for (let next = await others.next(); next.done !== true; next = await others.next()) {
    number += 1;
    if (isFilled(next.value)) yield { number, cells: next.value };
  }
}

function isFilled(row: readonly string[]): boolean {
  return row.some((cell) => cell !== '');
}

async function* withinLimits({ columns, rowsBelow }: FileTable): AsyncGenerator<FileRow> {
  const structure = columns.indexOf(structureColumn);
  for await (const row of rowsBelow) {
    if (row.number > readLimits.rows) {
      throw new UnreadableFile(`The file has more than ${readLimits.rows} rows. Send it in parts.`);
    }
    const long = row.cells.findIndex((cell, index) => cell.length > longest(index === structure));
    if (long >= 0) {
      throw new UnreadableFile(
        `Row ${row.number} has a cell of more than ${readLimits.cell} characters in the column "${columns[long] ?? ''}".`,
      );
    }
    yield row;
  }
}

/** Molfiles exceed the limit of other cells; their own limit is checked when they are parsed. */
function longest(isStructure: boolean): number {
  return isStructure ? readLimits.cell * 2 : readLimits.cell;
}
