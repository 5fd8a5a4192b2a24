import { stringify } from 'csv-stringify/sync';
import { defused } from '../format/spreadsheet-text';

export const csvType = 'text/csv; charset=utf-8';

/** By its mark at the start, spreadsheets know that the file is UTF-8. */
export const byteOrderMark = '\uFEFF';

type Cell = string | number;

/** Lines of RFC 4180, quoted also for a line break that is not their own; texts that a spreadsheet would take for formulas are defused. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? defused(cell) : cell)),
  );
  return stringify(safe, { record_delimiter: 'windows', quoted_match: /[\r\n]/ });
}
