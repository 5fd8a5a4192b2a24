import { stringify } from 'csv-stringify/sync';
import { defused } from '../format/spreadsheet-text';

export const csvType = 'text/csv; charset=utf-8';

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

type Cell = string | number;

/** Lines of RFC 4180, also quoting other line breaks; texts that a spreadsheet would read as formulas are escaped. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)),
  );
  return stringify(safe, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
