import { t } from '@lingui/core/macro';
import type { SharedLine } from './inquiry-texts';

const headings = () => [t`No.`, t`Item`, t`Quantity`, t`Unit`, t`Grade`, t`Packaging`, t`Address`];

/** The lines as a CSV file (RFC 4180), in UTF-8 with a byte order mark for spreadsheets. */
export function csvOf(lines: readonly SharedLine[]): string {
  const rows = lines.map(({ name, quantity, unit, grade, packaging, address }, place) => [
    String(place + 1),
    name,
    quantity,
    unit,
    grade,
    packaging,
    address,
  ]);
  return `\ufeff${[headings(), ...rows].map(rowOf).join('')}`;
}

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** An apostrophe keeps a spreadsheet from reading a cell as a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
