import type { DecimalSign } from 'contract/transfer';

/** What a column's cells show about its decimal sign. */
export interface DecimalEvidence {
  /** Number of cells that are valid only with a comma, or only with a point. */
  readonly comma: number;
  readonly point: number;
  /** Number of ambiguous cells: `1,234`. */
  readonly unclear: number;
  /** Number of cells such as `76.095`: three decimals, or thousands where commas are decimal signs. */
  readonly pointGroups: number;
}

export const noEvidence: DecimalEvidence = { comma: 0, point: 0, unclear: 0, pointGroups: 0 };

/** A number and a short unit. */
const amount = /^([+-]?\d[\d.,' ]*)(?:[\p{L}°%][\p{L}°%/²³·]{0,7})?$/u;
const unclear = /^-?[1-9]\d{0,2},\d{3}$/;
const commaAlone = /^-?\d+(?:\.\d{3})*,\d+$/;
const pointAlone = /^-?(?:\d+|\d{1,3}(?:,\d{3})+)\.\d+$|^-?\d{1,3}(?:,\d{3}){2,}$/;
/** A number above a thousand if the decimal sign is a comma; else a number with three decimals. */
const pointGroup = /^-?[1-9]\d{0,2}\.\d{3}$/;

/** Adds the evidence of a cell; texts are ignored. */
export function withCell(evidence: DecimalEvidence, cell: string): DecimalEvidence {
  const number = amount.exec(cell.replace(/[\u2212\u2013]/g, '-').trim())?.[1]?.trim();
  const { comma, point } = evidence;
  if (number === undefined) return evidence;
  if (pointGroup.test(number)) return { ...evidence, pointGroups: evidence.pointGroups + 1 };
  if (unclear.test(number)) return { ...evidence, unclear: evidence.unclear + 1 };
  if (commaAlone.test(number)) return { ...evidence, comma: comma + 1 };
  return pointAlone.test(number) ? { ...evidence, point: point + 1 } : evidence;
}

/** The unambiguous decimal sign; undefined without evidence or with contradictions. */
export function signOf({ comma, point }: DecimalEvidence): DecimalSign | undefined {
  if (comma > 0) return point === 0 ? 'comma' : undefined;
  return point > 0 ? 'point' : undefined;
}

/** Rewrites an ambiguous number with a decimal point and without groups. */
export function withPoint(cell: string, sign: DecimalSign): string {
  if (sign === 'point') return cell.replace(/^([+-]?[1-9]\d{0,2}),(\d{3})(?![\d.,])/, '$1$2');
  return cell
    .replace(/^([+-]?[1-9]\d{0,2})\.(\d{3})(?![\d.,])/, '$1$2')
    .replace(/^([+-]?[1-9]\d{0,2}),(\d{3})(?![\d.,])/, '$1.$2');
}

/** Whether a number may be read in two ways where the decimal sign is not known. */
export function isAmbiguous(cell: string): boolean {
  return /^[+-]?[1-9]\d{0,2}[.,]\d{3}(?![\d.,])/.test(cell);
}
