/** A cell of a line, with its place in it. */
export interface Cell {
  readonly text: string;
  readonly from: number;
}

export type Delimiter = '\t' | ';' | '|' | ',';

/** The cells of a line between delimiters; quoted ones may hold the delimiter. */
export function splitCells(line: string, delimiter: Delimiter): Cell[] {
  const cells: Cell[] = [];
  let from = 0;
  let isQuoted = false;
  for (let place = 0; place <= line.length; place += 1) {
    const char = line[place];
    if (char === '"') isQuoted = isQuoted ? false : line.slice(from, place).trim() === '';
    if (char !== undefined && (char !== delimiter || isQuoted)) continue;
    cells.push(trimmed(line, from, place));
    from = place + 1;
  }
  return cells;
}

function trimmed(line: string, from: number, to: number): Cell {
  const raw = line.slice(from, to);
  const text = raw.trim();
  const start = from + raw.length - raw.trimStart().length;
  const isQuoted = text.length > 1 && text.startsWith('"') && text.endsWith('"');
  return isQuoted
    ? { text: text.slice(1, -1).replaceAll('""', '"').trim(), from: start + 1 }
    : { text, from: start };
}
