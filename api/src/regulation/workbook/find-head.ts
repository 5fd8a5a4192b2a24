import type { RegulatoryEdition } from 'contract/regulation';
import { type ColumnHead, headWords, tableHeads } from './head-words';

type Kind = RegulatoryEdition['kind'];
type Rows = readonly (readonly string[])[];

/** Where a sheet has the columns of a table. */
export interface TableHead {
  readonly kind: Kind;
  /** The first row below the head, from 0. */
  readonly start: number;
  /** The places of the columns in a row, from 0. */
  readonly places: ReadonlyMap<string, number>;
  /** Labels of the columns that are missing. */
  readonly missing: readonly string[];
}

/** Titles and notes stand above a table; its names take at most this many rows. */
const rowsLookedAt = 30;
const maxDepth = 3;

/** The head that names most columns of a table; undefined where no row is like one. */
export function findHead(rows: Rows): TableHead | undefined {
  let best: TableHead | undefined;
  for (let row = 0; row < Math.min(rows.length, rowsLookedAt); row += 1) {
    for (let depth = 1; depth <= Math.min(maxDepth, row + 1); depth += 1) {
      for (const kind of ['annex-vi', 'adr'] as const) {
        const head = headAt({ kind, rows: rows.slice(row + 1 - depth, row + 1), start: row + 1 });
        if (head.places.size > (best?.places.size ?? minFound - 1)) best = head;
      }
    }
  }
  return best;
}

/** Fewer names are no head of these tables. */
const minFound = 4;

interface Candidate {
  readonly kind: Kind;
  readonly rows: Rows;
  readonly start: number;
}

function headAt({ kind, rows, start }: Candidate): TableHead {
  const heads = Object.entries(tableHeads[kind]);
  const byNumber = numberedPlaces(heads, rows.at(-1) ?? []);
  const places = byNumber ?? namedPlaces(heads, namesIn(rows));
  const missing = heads
    .filter(([column, { isOptional }]) => isOptional !== true && !places.has(column))
    .map(([, { label }]) => label);
  return { kind, start, places, missing };
}

interface HeadName {
  /** The words of the column alone. */
  readonly own: string;
  /** With those above it, which may stand over several columns. */
  readonly all: string;
}

function namesIn(rows: Rows): HeadName[] {
  const width = Math.max(...rows.map(({ length }) => length));
  const upper = rows.slice(0, -1).map(filledForward);
  return Array.from({ length: width }, (_, place) => {
    const lowest = rows.findLast((row) => (row[place] ?? '').trim() !== '')?.[place] ?? '';
    const own = headWords(lowest);
    const above = upper.map((row) => headWords(row[place] ?? ''));
    return { own, all: [...new Set([...above, own])].join(' ').trim() };
  });
}

/** Names over several columns stand in the first of them. */
function filledForward(row: readonly string[]): string[] {
  let last = '';
  return row.map((cell) => (last = cell.trim() || last));
}

/** Sentences above a table mention its columns too. */
const maxWords = 120;

function namedPlaces(heads: readonly [string, ColumnHead][], names: readonly HeadName[]) {
  const found = new Map<string, number>();
  const isFree = (place: number) => ![...found.values()].includes(place);
  const take = (isColumn: (head: ColumnHead, name: HeadName) => boolean) => {
    for (const [column, head] of heads) {
      if (found.has(column)) continue;
      const place = names.findIndex((name, index) => isFree(index) && isColumn(head, name));
      if (place >= 0) found.set(column, place);
    }
  };
  const isNamed = ({ words, not }: ColumnHead, { own, all }: HeadName) =>
    own !== '' && all.length <= maxWords && words.test(own) && not?.test(own) !== true;
  take((head, name) => isNamed(head, name) && head.group?.test(name.all) === true);
  // Of two columns with one name, the first is that of the classification.
  take(isNamed);
  take(
    (head, { own, all }) =>
      own !== '' &&
      all.length <= maxWords &&
      head.words.test(all) &&
      head.group === undefined &&
      head.not?.test(all) !== true,
  );
  takeBeside(heads, names, found);
  return found;
}

/** A head over two columns names both: the second one has none of its own. */
function takeBeside(
  heads: readonly [string, ColumnHead][],
  names: readonly HeadName[],
  found: Map<string, number>,
): void {
  for (const [column, { words }] of heads) {
    if (found.has(column)) continue;
    const place = [...found.values()].find(
      (one) => words.test(names[one]?.own ?? '') && /^[\d ]*$/.test(names[one + 1]?.own ?? 'none'),
    );
    if (place !== undefined) found.set(column, place + 1);
  }
}

/** By a row with the numbers of the columns, `(1)` to `(20)`. */
function numberedPlaces(
  heads: readonly [string, ColumnHead][],
  row: readonly string[],
): Map<string, number> | undefined {
  const numbers = row.map((cell) => headWords(cell).replaceAll(' ', ''));
  if (!numbers.includes('3a') || !numbers.includes('7b')) return undefined;
  return new Map(
    heads.flatMap(([column, { number }]) => {
      const place = number === undefined ? -1 : numbers.indexOf(number);
      return place < 0 ? [] : [[column, place]];
    }),
  );
}
