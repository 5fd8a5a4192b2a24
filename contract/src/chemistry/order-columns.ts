/** What a column of a purchase list holds. */
export type ColumnRole = 'name' | 'number' | 'quantity' | 'unit' | 'pack' | 'packs' | 'other';

/** The row of headings above a table. */
export interface OrderHeading {
  /** By column. */
  readonly roles: readonly ColumnRole[];
  /** The heading of the quantity, which may name its unit: `Qty (kg)`. */
  readonly quantity: string;
}

/** In this order: `No. of packs` counts packs, `Unit price` is no unit. English, German, French and Spanish. */
const headings: readonly (readonly [ColumnRole, RegExp])[] = [
  ['other', /price|preis|prix|precio|cost|currency|remark|comment|bemerkung|grade|purity|reinheit/],
  ['packs', /^(?:no|nr|number|anzahl|count|nombre)\b.*(?:pack|drum|bag|gebinde|colli|unit)/],
  ['packs', /^(?:packs|colli|anzahl|drums|bags)$/],
  ['number', /\b(?:cas|ec|einecs|eg)\b/],
  ['pack', /pack|gebinde|verpackung|container|size|größe|emballage|envase/],
  ['unit', /^(?:units?|uom|u\/m|einheit|einh|me|unité|unidad)\b/],
  ['quantity', /qty|quantity|menge|amount|bedarf|quantit|cantidad|volume/],
  [
    'name',
    /product|produkt|chemical|chemikalie|material|substance|stoff|description|bezeichnung|art[iy]k|article|item|name|ware/,
  ],
];

/** The cells of a table's row; a line without separators is one cell. */
export function cellsOf(line: string): string[] {
  return line.split(line.includes('\t') ? '\t' : /[;|]/).map((cell) => cell.trim());
}

/** The headings of a table; undefined for a row that is none. */
export function headingOf(cells: readonly string[]): OrderHeading | undefined {
  if (cells.some((cell) => /\d/.test(cell))) return undefined;
  const roles = cells.map(roleOf);
  const known = new Set(roles.filter((role) => role !== 'other'));
  const isHeading = known.size > 1 && (known.has('name') || known.has('number'));
  return isHeading ? { roles, quantity: cells[roles.indexOf('quantity')] ?? '' } : undefined;
}

function roleOf(cell: string): ColumnRole {
  const text = cell.toLowerCase();
  return headings.find(([, words]) => words.test(text))?.[0] ?? 'other';
}
