/** One cell of a line that a spreadsheet copied; a quoted one may hold line ends. */
const cell = /(?:"((?:[^"]|"")*)"(?=[\t\n]|$)|([^\t\n]*))([\t\n]|$)/y;

/** The rows of what was copied from a spreadsheet, their cells without spaces around them. */
export function pastedCells(text: string): readonly (readonly string[])[] {
  if (text === '') return [];
  const plain = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  cell.lastIndex = 0;
  while (cell.lastIndex <= plain.length) {
    const [whole = '', quoted, bare = '', end = ''] = cell.exec(plain) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    if (end === '\n') rows.push([]);
    if (end === '' || whole === '') break;
  }
  return rows;
}

/** Cells as a spreadsheet takes them. */
export function copiedCells(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quotedCell).join('\t')).join('\n');
}

function quotedCell(text: string): string {
  return /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
