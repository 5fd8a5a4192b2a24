import { strToU8, Zip, ZipDeflate } from 'fflate';
import { defused } from '../format/spreadsheet-text';
import { sheetEnd, sheetRow, sheetStart, workbookParts } from './workbook-parts';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number;

/** Generates an XLSX workbook with one sheet while its rows arrive. */
export async function* workbookBytes(
  sheetName: string,
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for (const [name, text] of Object.entries(workbookParts(sheetName))) addPart(zip, name, text);
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  zip.add(sheet);
  sheet.push(strToU8(sheetStart));
  let count = 0;
  for await (const rows of batches) {
    const lines = rows.map((row, index) => sheetRow(row.map(safe), count + index + 1));
    count += rows.length;
    sheet.push(strToU8(lines.join('')));
    yield* made.splice(0);
  }
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield* made.splice(0);
}

function addPart(zip: Zip, name: string, text: string): void {
  const part = new ZipDeflate(name);
  zip.add(part);
  part.push(strToU8(text), true);
}

function safe(cell: Cell): Cell {
  return typeof cell === 'string' ? defused(cell) : cell;
}
