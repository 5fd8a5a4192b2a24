import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { columnNames } from './column-names';
import { decoded } from './decode-bytes';
import type { FileRow, FileTable } from './file-rows';
import { readLimits, UnreadableFile } from './read-limits';

const delimiters = ['\t', ';', ',', '|'] as const;
const longestHead = 100_000;

/** A CSV or TSV table: RFC 4180, with any of four delimiters, in the encodings of `encodingOf`. */
export async function delimitedTable(bytes: Uint8Array): Promise<FileTable> {
  const delimiter = delimiterOf(firstLine(bytes));
  const records: AsyncIterator<string[]> = recordsOf(bytes, delimiter);
  const head = await records.next();
  if (head.done === true) throw new UnreadableFile('The file is empty.');
  return { columns: columnNames(head.value), rows: rowsOf(records) };
}

async function* recordsOf(bytes: Uint8Array, delimiter: string): AsyncGenerator<string[]> {
  const parser = Readable.from(decoded(bytes)).pipe(
    parse({
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: readLimits.columns * readLimits.cell,
    }),
  );
  try {
    yield* parser;
  } catch (error) {
    throw unreadable(error);
  }
}

async function* rowsOf(records: AsyncIterator<string[]>): AsyncGenerator<FileRow> {
  for (let number = 1; ; number += 1) {
    const record = await records.next();
    if (record.done === true) return;
    if (record.value.some((cell) => cell !== '')) yield { number, cells: record.value };
  }
}

/** The rows of a text with a known delimiter, its first row among them. */
export async function delimitedRows(bytes: Uint8Array, delimiter: string): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of recordsOf(bytes, delimiter)) rows.push(row);
  return rows;
}

/** Whether the delimiter is a semicolon. */
export function separatesBySemicolon(bytes: Uint8Array): boolean {
  return delimiterOf(firstLine(bytes)) === ';';
}

/** The most frequent delimiter in the header, outside quotes. */
function delimiterOf(head: string): string {
  const bare = head.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

function firstLine(bytes: Uint8Array): string {
  let text = '';
  for (const piece of decoded(bytes)) {
    text += piece;
    const filled = text.trimStart();
    const end = filled.search(/[\r\n]/);
    if (end > 0) return filled.slice(0, end);
    if (text.length > longestHead) return text;
  }
  return text;
}

function unreadable(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile('The file is torn: a quotation mark is opened and never closed.');
  }
  return new UnreadableFile(`The file cannot be read as a table: ${error.message}`);
}
