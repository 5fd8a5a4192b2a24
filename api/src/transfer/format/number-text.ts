import { CellProblem } from './cell-problem';

const grouped = /^-?\d{1,3}(?:([ ,.'])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
const plain = /^-?\d+(?:[.,]\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Parses a number with a decimal point or comma, and with thousands groups where these are unambiguous. Ambiguous
 * text is refused: `1,234` may be 1.234 or 1234.
 *
 * @throws CellProblem
 */
export function readNumber(text: string): number {
  const tidy = text
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/[\u00a0\u202f\u2009]/g, ' ')
    .trim();
  const value = valueOf(tidy.replace(/^\+/, ''));
  if (value === undefined || !Number.isFinite(value))
    throw new CellProblem(`“${text}” is no number`);
  return value;
}

function valueOf(text: string): number | undefined {
  if (/^-?[1-9]\d{0,2},\d{3}$/.test(text)) {
    throw new CellProblem(
      `${text} may be read in two ways: choose the decimal sign of the file, or write it with a point`,
    );
  }
  if (plain.test(text)) return Number(text.replace(',', '.'));
  const separator = grouped.exec(text)?.[1];
  if (separator === undefined) return undefined;
  const rest = text.split(separator).join('');
  return /[.,]\d+$/.test(rest) ? Number(rest.replace(',', '.')) : Number(rest);
}
