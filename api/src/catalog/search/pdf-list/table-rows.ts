/** A piece of text on a page, in points from its lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Segment {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A row of a table has at least this many cells. */
const minCells = 3;

/**
 * The rows of a page, from its top to its bottom. What stands on one line, with gaps of more than a letter, are cells; in
 * rows between the first and the last with three cells or more, each cell has the place of its column.
 */
export function tableRows(texts: readonly PlacedText[]): string[][] {
  const lines = linesOf(texts.filter(({ text }) => text.trim() !== '')).map(segmentsOf);
  const columns = columnsOf(lines.filter(({ length }) => length >= minCells));
  const first = lines.findIndex(({ length }) => length >= minCells);
  const last = lines.findLastIndex(({ length }) => length >= minCells);
  return lines.map((line, place) => {
    const isRow = line.length >= minCells || (line.length > 1 && place > first && place < last);
    return isRow ? inColumns(line, columns) : [line.map(({ text }) => text).join(' ')];
  });
}

function linesOf(texts: readonly PlacedText[]): PlacedText[][] {
  const lines: PlacedText[][] = [];
  for (const one of texts.toSorted((first, second) => second.y - first.y || first.x - second.x)) {
    const [line] = lines.at(-1) ?? [];
    const isSame =
      line !== undefined && Math.abs(line.y - one.y) < Math.max(line.height, one.height) / 2;
    if (isSame) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines.map((line) => line.toSorted((first, second) => first.x - second.x));
}

/** A gap of more than this share of a letter's height begins a cell. */
const cellGap = 0.9;
const wordGap = 0.15;

function segmentsOf(line: readonly PlacedText[]): Segment[] {
  const segments: Segment[] = [];
  for (const { text, x, width, height } of line) {
    const before = segments.at(-1);
    const gap = before ? x - before.to : Infinity;
    const to = x + width;
    if (!before || gap > cellGap * height) {
      segments.push({ text: text.trim(), from: x, to });
      continue;
    }
    const joined =
      gap > wordGap * height || before.text.endsWith(' ')
        ? `${before.text} ${text.trim()}`
        : before.text + text.trim();
    segments[segments.length - 1] = {
      text: joined,
      from: before.from,
      to: Math.max(before.to, to),
    };
  }
  return segments.filter(({ text }) => text !== '');
}

/** Columns are where the cells of rows stand above each other. */
function columnsOf(rows: readonly (readonly Segment[])[]): Segment[] {
  const columns: Segment[] = [];
  for (const cell of rows.flat().toSorted((one, other) => one.from - other.from)) {
    const last = columns.at(-1);
    if (last && cell.from < last.to)
      columns[columns.length - 1] = { ...last, to: Math.max(last.to, cell.to) };
    else columns.push(cell);
  }
  return columns;
}

function inColumns(line: readonly Segment[], columns: readonly Segment[]): string[] {
  const cells = columns.map(() => '');
  for (const { text, from, to } of line) {
    const place = columns.findIndex((column) => from < column.to && to > column.from);
    const column = place < 0 ? cells.length - 1 : place;
    cells[column] = [cells[column], text].filter(Boolean).join(' ');
  }
  return cells;
}
