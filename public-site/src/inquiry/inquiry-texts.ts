import type { AskedAmount } from '../basket/basket-line';

/** A line as others get it. */
export interface SharedLine extends Omit<AskedAmount, 'unitId'> {
  name: string;
  /** The unit's symbol. */
  unit: string;
  /** The whole address of the chemical's page; empty for what has none. */
  address: string;
}

const headings = ['No.', 'Item', 'Quantity', 'Unit', 'Grade', 'Packaging', 'Address'];

/** The lines as a CSV file: RFC 4180, in UTF-8 with the mark by which spreadsheets know it. */
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
  return `\ufeff${[headings, ...rows].map(rowOf).join('')}`;
}

function rowOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** An apostrophe keeps a spreadsheet from reading a cell as a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The lines in words, for a mail: `1. Methanol, 25 kg, AR, 200 L Steel drum`. */
export function textOf(lines: readonly SharedLine[]): string {
  return lines
    .map(({ name, quantity, unit, grade, packaging }, place) => {
      const amount = quantity === '' ? '' : `${quantity} ${unit}`.trim();
      const said = [name, amount, grade, packaging].filter((part) => part !== '');
      return `${place + 1}. ${said.join(', ')}\n`;
    })
    .join('');
}
