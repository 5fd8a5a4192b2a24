import type { DecimalSign } from 'contract';

/** What a column's cells say of the sign before its decimals. */
export interface DecimalEvidence {
  /** How many cells can be read with a comma, or with a point, alone. */
  readonly comma: number;
  readonly point: number;
  /** How many can be read in two ways: `1,234`. */
  readonly unclear: number;
}

export const noEvidence: DecimalEvidence = { comma: 0, point: 0, unclear: 0 };

/** A number and a short unit. */
const amount = /^([+-]?\d[\d.,' ]*)(?:[\p{L}°%][\p{L}°%/²³·]{0,7})?$/u;
const unclear = /^-?[1-9]\d{0,2},\d{3}$/;
const commaAlone = /^-?\d+(?:\.\d{3})*,\d+$/;
const pointAlone = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/;
/** A thousand and something where commas stand before decimals; else a number with three decimals. */
const pointGroup = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Adds what a cell says; texts say nothing. */
export function withCell(evidence: DecimalEvidence, cell: string): DecimalEvidence {
  const number = amount.exec(cell.replace(/[\u2212\u2013]/g, '-').trim())?.[1]?.trim();
  const { comma, point } = evidence;
  if (number === undefined || pointGroup.test(number)) return evidence;
  if (unclear.test(number)) return { ...evidence, unclear: evidence.unclear + 1 };
  if (commaAlone.test(number)) return { ...evidence, comma: comma + 1 };
  return pointAlone.test(number) ? { ...evidence, point: point + 1 } : evidence;
}

/** The sign that cells leave no doubt of; undefined where they say nothing or contradict each other. */
export function signOf({ comma, point }: DecimalEvidence): DecimalSign | undefined {
  if (comma > 0) return point === 0 ? 'comma' : undefined;
  return point > 0 ? 'point' : undefined;
}

/** A cell with a number that can be read in two ways, written with a point and without groups. */
export function withPoint(cell: string, sign: DecimalSign): string {
  if (sign === 'point') return cell.replace(/^([+-]?[1-9]\d{0,2}),(\d{3})(?![\d.,])/, '$1$2');
  return cell
    .replace(/^([+-]?[1-9]\d{0,2})\.(\d{3})(?![\d.,])/, '$1$2')
    .replace(/^([+-]?[1-9]\d{0,2}),(\d{3})(?![\d.,])/, '$1.$2');
}
