import { delimitedTable } from './delimited-table';
import type { FileRow, FileSource, FileTable } from './file-rows';
import { readLimits, UnreadableFile } from './read-limits';
import { spreadsheetTable } from './spreadsheet-table';
import { structureColumn, structureDataTable } from './structure-data-table';

/** A file as a table within the limits. @throws UnreadableFile, also while iterating its rows */
export async function fileTable(source: FileSource): Promise<FileTable> {
  if (source.bytes.length > readLimits.bytes[source.format]) {
    const megabytes = readLimits.bytes[source.format] / 1_000_000;
    throw new UnreadableFile(`The file is too large: ${megabytes} MB at most.`);
  }
  const table = await tableOf(source);
  return { columns: table.columns, rows: withinLimits(table) };
}

function tableOf({ format, bytes }: FileSource): Promise<FileTable> {
  switch (format) {
    case 'csv':
      return delimitedTable(bytes);
    case 'xlsx':
      return spreadsheetTable(bytes);
    case 'sdf':
      return structureDataTable(bytes);
    default:
      return format satisfies never;
  }
}

async function* withinLimits({ columns, rows }: FileTable): AsyncGenerator<FileRow> {
  const structure = columns.indexOf(structureColumn);
  for await (const row of rows) {
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
