import { unzipSync, zipSync } from 'fflate';
import { columnNames } from './column-names';
import type { FileRow, FileTable } from './file-rows';
import { readLimits, UnreadableFile } from './read-limits';

type Cells = readonly unknown[];

/** The first sheet of an XLSX workbook that is not empty. Dates become ISO texts, everything else plain text. */
export async function spreadsheetTable(bytes: Uint8Array): Promise<FileTable> {
  const workbook = await unpacked(bytes);
  for (let sheet = 1; sheet <= workbook.sheets; sheet += 1) {
    const rows = await sheetRows(workbook.bytes, sheet);
    const head = rows.findIndex((row) => row.some((cell) => textOf(cell) !== ''));
    if (head < 0) continue;
    return { columns: columnNames((rows[head] ?? []).map(textOf)), rows: rowsOf(rows, head + 1) };
  }
  throw new UnreadableFile('The workbook is empty.');
}

/** The rows of the first sheet that is not empty, its first row among them. */
export async function spreadsheetRows(
  bytes: Uint8Array,
  limits: UnpackLimits,
): Promise<readonly (readonly string[])[]> {
  const workbook = await unpacked(bytes, limits);
  for (let sheet = 1; sheet <= workbook.sheets; sheet += 1) {
    const rows = (await sheetRows(workbook.bytes, sheet)).map((row) => row.map(textOf));
    if (rows.some((row) => row.some((cell) => cell !== ''))) return rows;
  }
  throw new UnreadableFile('The workbook is empty.');
}

export type UnpackLimits = Readonly<Record<'unpacked' | 'parts', number>>;

async function* rowsOf(rows: readonly Cells[], start: number): AsyncGenerator<FileRow> {
  for (let index = start; index < rows.length; index += 1) {
    const cells = (rows[index] ?? []).map(textOf);
    if (cells.some((cell) => cell !== '')) yield { number: index - start + 1, cells };
  }
}

async function sheetRows(bytes: ArrayBuffer, sheet: number): Promise<readonly Cells[]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    return await readSheet(bytes, sheet);
  } catch (cause) {
    throw new UnreadableFile('The workbook is damaged. Save it again and send that.', { cause });
  }
}

/**
 * The workbook with its parts uncompressed. Each part is limited to the size in the archive's directory, so that none
 * exceeds what was checked.
 */
async function unpacked(
  bytes: Uint8Array,
  limits: UnpackLimits = readLimits,
): Promise<{ bytes: ArrayBuffer; sheets: number }> {
  let size = 0;
  let count = 0;
  const parts = unzipped(bytes, ({ name, originalSize }) => {
    const isWanted = /\.xml(?:\.rels)?$/.test(name);
    size += isWanted ? originalSize : 0;
    count += 1;
    if (size > limits.unpacked || count > limits.parts) {
      throw new UnreadableFile('The workbook holds too much. Save its sheet as CSV and send that.');
    }
    return isWanted;
  });
  const workbook = Object.entries(parts).find(([name]) => /(?:^|\/)workbook\.xml$/.test(name))?.[1];
  if (!workbook) throw new UnreadableFile('This is no Excel workbook.');
  const sheets = new TextDecoder().decode(workbook).match(/<(?:\w+:)?sheet\s/g) ?? [];
  return { bytes: zipSync(parts, { level: 0 }).buffer, sheets: sheets.length };
}

function unzipped(
  bytes: Uint8Array,
  filter: (part: { name: string; originalSize: number }) => boolean,
): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (cause) {
    if (cause instanceof UnreadableFile) throw cause;
    throw new UnreadableFile('The workbook is torn.', { cause });
  }
}

/** The text of a cell value: a text, number or boolean, a date, or null. */
function textOf(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  if (!(cell instanceof Date)) return '';
  const text = cell.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text;
}
