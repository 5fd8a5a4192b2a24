import type { RegulatoryEdition } from 'contract/regulation';
import { invalidField, worded } from '../../kernel/problem';
import type { FileRow } from '../../transfer/file/file-rows';
import { openReader } from '../../transfer/file/open-reader';
import { readerTurns, refusingUnreadable } from '../../transfer/file/reader-turns';
import { inTurn } from '../../worker/turns';
import { findHead, type TableHead } from './find-head';
import { oneLine, type SheetRow, sheetRow } from './sheet-cells';

/** A table of the law as a workbook has it. */
export interface WorkbookTable {
  readonly kind: RegulatoryEdition['kind'];
  readonly places: ReadonlyMap<string, number>;
  readonly rows: readonly SheetRow[];
  /** The texts above its head. */
  readonly titles: readonly string[];
}

const maxSheets = 12;
const maxRows = 20_000;

/**
 * The first sheet with a whole table of the law, read in a thread of its own.
 *
 * @throws ApiProblem `invalid` for a file that is no workbook, and for one whose sheets lack columns, which it names
 */
export function readTable(bytes: Uint8Array): Promise<WorkbookTable> {
  return inTurn(readerTurns, () => refusingUnreadable(() => readSheets(bytes)));
}

async function readSheets(bytes: Uint8Array): Promise<WorkbookTable> {
  let nearest: TableHead | undefined;
  let names: readonly (string | undefined)[] = [undefined];
  for (let place = 0; place < Math.min(names.length, maxSheets); place += 1) {
    const read = await readSheet(bytes, names[place]);
    if ('rows' in read) return read;
    // The first answer is of the sheet that an import would choose.
    if (place === 0) names = [undefined, ...read.sheets];
    if (read.head && read.head.places.size > (nearest?.places.size ?? 0)) nearest = read.head;
  }
  throw invalidField('file', refusalOf(nearest));
}

function refusalOf(head: TableHead | undefined): string {
  if (!head) {
    return 'No sheet has the columns of Annex VI, Table 3, or of Table A of ADR.';
  }
  const table = head.kind === 'adr' ? 'Table A of ADR' : 'Annex VI, Table 3';
  return `Columns of ${table} are missing: ${head.missing.join('; ')}.`;
}

type SheetReading =
  | WorkbookTable
  | { readonly head: TableHead | undefined; readonly sheets: readonly string[] };

async function readSheet(bytes: Uint8Array, sheet: string | undefined): Promise<SheetReading> {
  const own = Uint8Array.from(bytes);
  const reading = sheet === undefined ? { headRow: 0 } : { headRow: 0, sheet };
  const reader = await openReader({ format: 'xlsx', bytes: own, reading });
  try {
    const { rows: first, sheets } = reader.preview;
    const head = findHead(first);
    if (!head || head.missing.length > 0) return { head, sheets: sheets.map(({ name }) => name) };
    const { kind, places, start } = head;
    const rows = await allRows(reader);
    requireShort(rows, places);
    const titles = first
      .slice(0, start)
      .flatMap((row) => row.map(oneLine))
      .filter((text) => text !== '');
    const below = rows.filter(({ number }) => number > start);
    return {
      kind,
      places,
      titles: [...new Set(titles)],
      rows: below.map((row) => sheetRow(places, row)),
    };
  } finally {
    await reader.close();
  }
}

/** No cell of the law is nearly as long. */
const maxCell = 4000;

function requireShort(rows: readonly FileRow[], places: ReadonlyMap<string, number>): void {
  const isLong = (row: FileRow) =>
    [...places.values()].some((place) => (row.cells[place] ?? '').length > maxCell);
  const long = rows.find(isLong);
  if (long) {
    throw invalidField(
      'file',
      worded`Row ${{ number: long.number }} has a cell of more than ${{ maxCell }} characters.`,
    );
  }
}

const batch = 1000;

async function allRows(reader: Awaited<ReturnType<typeof openReader>>): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  for (let from = 1; ;) {
    const read = await reader.read({ from, count: batch });
    rows.push(...read.rows);
    if (rows.length > maxRows) {
      throw invalidField('file', worded`The sheet has more than ${{ maxRows }} rows.`);
    }
    if (read.isEnd) return rows;
    from = (rows.at(-1)?.number ?? from) + 1;
  }
}
