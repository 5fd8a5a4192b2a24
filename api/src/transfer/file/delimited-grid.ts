import { Readable } from 'node:stream';
import { FileSeparator, type FileEncoding, type FileReading } from 'contract/transfer';
import { CsvError, parse } from 'csv-parse';
import { decoded } from './decode-bytes';
import type { FileGrid } from './file-rows';
import { guessEncoding } from './guess-encoding';
import { readLimits, UnreadableFile } from './read-limits';

const maxHeadLength = 100_000;
const sampleLines = 10;
/** Spreadsheets write it above the table: `sep=;`. */
const instruction = /^\uFEFF?"?sep=(.)"?[ \t]*(?:\r\n|\r|\n)/i;

/** A CSV or TSV table: RFC 4180, with any of four delimiters. */
export function delimitedGrid(bytes: Uint8Array, reading: FileReading = {}): FileGrid {
  const guessed = guessEncoding(bytes);
  const encoding = reading.encoding ?? guessed.encoding;
  const start = startOf(bytes, encoding);
  const [told = '', sign] = instruction.exec(start) ?? [];
  const separator = reading.separator ?? separatorIn(start.slice(told.length), sign);
  const doubts = [
    ...(reading.encoding === undefined && !guessed.isSure ? [doubtfulLetters] : []),
    ...(reading.separator === undefined && isUnknown(sign) ? [unknownSeparator(sign)] : []),
  ];
  return {
    rows: recordsOf(withoutStart(decoded(bytes, encoding), told.length), separator),
    reading: { ...reading, encoding, separator },
    sheets: [],
    doubts,
  };
}

const doubtfulLetters =
  'The letters may be of another encoding. Look at the words with accents, or choose it.';

function isUnknown(sign: string | undefined): sign is string {
  return sign !== undefined && !FileSeparator.safeParse(sign).success;
}

function unknownSeparator(sign: string): string {
  return `The file says that “${sign}” stands between its cells, which is not read. Look at the columns, or save it with commas.`;
}

/** The rows of a text with a known delimiter, its first row among them. */
export async function delimitedRows(text: string, separator: FileSeparator): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of recordsOf([text], separator)) rows.push(row);
  return rows;
}

async function* recordsOf(
  text: Iterable<string>,
  separator: FileSeparator,
): AsyncGenerator<string[]> {
  const parser = Readable.from(text).pipe(
    parse({
      delimiter: separator,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
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

function* withoutStart(pieces: Iterable<string>, length: number): Generator<string> {
  let left = length;
  for (const piece of pieces) {
    yield piece.slice(left);
    left = Math.max(0, left - piece.length);
  }
}

/** The separator that divides the first lines most evenly; on a tie the more frequent one. */
function separatorIn(start: string, told: string | undefined): FileSeparator {
  const known = FileSeparator.safeParse(told);
  if (known.success) return known.data;
  const bare = start.replace(/"[^"]*"/g, '');
  const lines = bare.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const judged = FileSeparator.options.map((separator) => {
    const counts = lines.slice(0, sampleLines).map((line) => line.split(separator).length - 1);
    const most = Math.max(0, ...counts);
    const alike = counts.filter((count) => count === most).length;
    return { separator, score: most === 0 ? 0 : alike / counts.length + most / 1000 };
  });
  const best = judged.reduce((one, other) => (other.score > one.score ? other : one));
  return best.separator;
}

function startOf(bytes: Uint8Array, encoding: FileEncoding): string {
  let text = '';
  for (const piece of decoded(bytes, encoding)) {
    text += piece;
    if (text.length > maxHeadLength || text.split(/\r\n|\r|\n/, sampleLines + 20).length > 20)
      break;
  }
  return text;
}

function unreadable(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new UnreadableFile('The file is torn: a quotation mark is opened and never closed.');
  }
  return new UnreadableFile('The file cannot be read as a table. Save it as XLSX and send that.');
}
