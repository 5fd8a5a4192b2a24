import type { Variable } from './formula-tokens';

/** A number of units, or the letter of one left open. */
export type FormulaCount = number | Variable;

/** An element with its count at this position. */
export interface FormulaAtom {
  kind: 'atom';
  /** An element's symbol; `D` and `T` for the heavy isotopes of hydrogen. */
  symbol: string;
  /** The mass number of a labelled atom. */
  isotope?: number;
  count: number;
}

/** A bracketed part; its count is a letter for a repeating unit. */
export interface FormulaGroup {
  kind: 'group';
  bracket: string;
  content: FormulaSequence;
  count: FormulaCount;
}

export interface FormulaSequence {
  nodes: (FormulaAtom | FormulaGroup)[];
  /** In elementary charges. */
  charge: number;
}

/** A component between the dots of an addition compound: `5 H2O` in `CuSO4·5H2O`. */
export interface FormulaComponent extends FormulaSequence {
  multiplier: FormulaCount;
}

/** A molecular formula in the order and with the brackets in which it was typed. */
export interface Formula {
  components: FormulaComponent[];
}

const closingBracket = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);

/** The bracket that closes the given one. */
export function closingOf(bracket: string): string {
  return closingBracket.get(bracket) ?? '';
}

/** A multiplier in written form: empty for 1, `0.5`, and a fraction where decimals would be inexact. */
export function formatCount(count: FormulaCount): string {
  if (count === 1) return '';
  if (typeof count === 'string' || Number.isInteger(count)) return String(count);
  const decimal = Number(count.toFixed(4));
  if (Math.abs(decimal - count) < 1e-9) return String(decimal);
  for (let under = 3; under < 100; under += 1) {
    const over = Math.round(count * under);
    if (Math.abs(over / under - count) < 1e-9) return `${over}/${under}`;
  }
  return String(decimal);
}
