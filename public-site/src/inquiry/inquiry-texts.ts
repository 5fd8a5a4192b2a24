import type { BasketAmount } from '../basket/basket-line';

/** A line in an export. */
export interface SharedLine extends Omit<BasketAmount, 'unitId' | 'offeredForm'> {
  /** The offered form where one is chosen. */
  name: string;
  /** The unit's symbol. */
  unit: string;
  /** The full URL of the chemical's page; empty without one. */
  address: string;
}

const headings = ['No.', 'Item', 'Quantity', 'Unit', 'Grade', 'Packaging', 'Address'];

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

/** The lines as plain text for an email: `1. Methanol, 25 kg, AR, 200 L Steel drum`. */
export function textOf(lines: readonly SharedLine[]): string {
  return lines
    .map(({ name, quantity, unit, grade, packaging }, place) => {
      const amount = quantity === '' ? '' : `${quantity} ${unit}`.trim();
      const said = [name, amount, grade, packaging].filter((part) => part !== '');
      return `${place + 1}. ${said.join(', ')}\n`;
    })
    .join('');
}
