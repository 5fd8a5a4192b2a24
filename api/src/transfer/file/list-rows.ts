import type { FileSeparator } from 'contract/transfer';
import { cellsOf, headingOf, listFileLimits } from 'contract/order-list';
import { decoded } from './decode-bytes';
import { delimitedRows } from './delimited-grid';
import { UnreadableFile } from './read-limits';
import { workbookRows } from './workbook/workbook-grid';

/** A file with a purchase list. */
export interface ListSource {
  readonly format: 'xlsx' | 'text';
  readonly bytes: Uint8Array;
}

/** A row of a list, and where it stands in its file, for a reader: `row 4`, `Orders, row 4`, `page 2, row 4`. */
export interface ListRow {
  readonly place: string;
  readonly cells: readonly string[];
}

const limits = { unpacked: 20_000_000, parts: 500 };

/** The rows of a purchase list without the empty ones; a text that is no table has one cell a row. */
export async function listRows({ format, bytes }: ListSource): Promise<ListRow[]> {
  const { name, rows } =
    format === 'xlsx'
      ? await workbookRows(bytes, limits)
      : { name: undefined, rows: await textRows(bytes) };
  const filled = placedRows(rows, name);
  if (filled.length > listFileLimits.rows) {
    throw new UnreadableFile(
      `The file has more than ${listFileLimits.rows} rows. Send it in parts.`,
    );
  }
  return filled;
}

/**
 * The rows that are not empty, each with its number.
 *
 * @param name - of the sheet or page
 */
export function placedRows(rows: readonly (readonly string[])[], name?: string): ListRow[] {
  const before = name === undefined ? '' : `${name}, `;
  return rows
    .map((cells, index) => ({ place: `${before}row ${index + 1}`, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

async function textRows(bytes: Uint8Array): Promise<string[][]> {
  const text = [...decoded(bytes)].join('');
  const lines = text.split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(lines.filter((line) => line.trim() !== ''));
  return delimiter === undefined ? lines.map((line) => [line]) : delimitedRows(text, delimiter);
}

/**
 * The delimiter of a table. Commas stand in names (`1,2-dichloroethane`) and numbers too: they delimit below a row of headings, or
 * where every line has equally many and none stands between two digits.
 */
function delimiterOf(lines: readonly string[]): FileSeparator | undefined {
  const first = lines.slice(0, 20);
  for (const delimiter of ['\t', ';', '|'] as const) {
    const isTable = first.filter((line) => line.includes(delimiter)).length > first.length / 2;
    if (isTable) return delimiter;
  }
  const [head = ''] = first;
  if (headingOf(cellsOf(unquoted(head).replaceAll(',', '\t')))) return ',';
  const counts = new Set(first.map((line) => bare(line).split(',').length));
  const isEven = counts.size === 1 && !counts.has(1);
  return isEven && !first.some((line) => /\d,\d/.test(bare(line))) ? ',' : undefined;
}

function bare(line: string): string {
  return line.replace(/"[^"]*"/g, '');
}

function unquoted(line: string): string {
  return line.replaceAll('"', '');
}
