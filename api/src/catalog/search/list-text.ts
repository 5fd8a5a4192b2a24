import { ApiProblem, invalidField } from '../../kernel/problem';
import { Mutex } from '../../db/mutex';
import { readListRows } from '../../transfer/file/open-reader';
import { type ListRow, listRows } from '../../transfer/file/list-rows';
import { UnreadableFile } from '../../transfer/file/read-limits';
import { readPdfList } from './pdf-list/read-pdf-list';

/** One workbook is read at a time: each costs a thread and up to 200 MB. */
const turn = new Mutex();
const maxWaiting = 4;
let waiting = 0;

const maxCellLength = 300;
const maxTextLength = 150_000;

/**
 * The rows of a purchase list as lines with tabs between the cells, as a spreadsheet copies them. Nothing is stored.
 *
 * @throws ApiProblem for a file that is no list, and `rate-limited` while many workbooks wait
 */
export async function listText(bytes: Uint8Array): Promise<string> {
  const rows = await readListFile(bytes);
  return rows
    .map(({ cells }) => lineOf(cells))
    .join('\n')
    .slice(0, maxTextLength);
}

/**
 * The rows of a purchase list, each with its place in the file.
 *
 * @throws ApiProblem as `listText` does
 */
export async function readListFile(bytes: Uint8Array): Promise<readonly ListRow[]> {
  try {
    return await rowsIn(bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) throw invalidField('file', error.message);
    throw error;
  }
}

async function rowsIn(bytes: Uint8Array): Promise<readonly ListRow[]> {
  const format = formatOf(bytes);
  if (format === 'pdf') return readPdfList(bytes);
  if (format === 'text') return listRows({ format, bytes });
  if (waiting >= maxWaiting) {
    throw new ApiProblem('rate-limited', 'Many lists are being read. Try again in a minute.');
  }
  waiting += 1;
  const release = await turn.enter();
  try {
    return await readListRows({ format, bytes: Uint8Array.from(bytes) });
  } finally {
    waiting -= 1;
    release();
  }
}

function formatOf(bytes: Uint8Array): 'xlsx' | 'pdf' | 'text' {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'xlsx';
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const start = bytes.subarray(0, 4096);
  const isWide = (start[0] ?? 0) >= 0xfe;
  const isText = start.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
  if (isText || isWide) return 'text';
  throw invalidField('file', 'Choose a CSV, XLSX, PDF or text file');
}

/** The cells of a row with tabs between them. */
export function lineOf(row: readonly string[]): string {
  return row
    .map((cell) => cell.replace(/\s+/g, ' ').trim().slice(0, maxCellLength))
    .join('\t')
    .trimEnd();
}
