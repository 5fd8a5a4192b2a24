import { parseFormula, sameComposition, sameMass } from 'contract/chemistry';

/** The result of comparing a stored value with the one computed from the structure. */
export type Comparison = 'empty' | 'same' | 'differs';

/** Compares a typed formula with the structure's; ignores the order of symbols, and dots. */
export function compareFormula(stored: string | null, computed: string): Comparison {
  if (stored === null) return 'empty';
  const [one, other] = [parseFormula(stored), parseFormula(computed)];
  if (!one.ok || !other.ok) return stored === computed ? 'same' : 'differs';
  return sameComposition(one.formula, other.formula) ? 'same' : 'differs';
}

/** Compares molar masses in g/mol within rounding; `empty` when either is unknown. */
export function compareMass(stored: number | null, computed: number | null): Comparison {
  if (stored === null || computed === null) return 'empty';
  return sameMass(stored, computed) ? 'same' : 'differs';
}

/** Compares codes that are the same only letter by letter. */
export function compareText(stored: string | null, computed: string): Comparison {
  if (stored === null) return 'empty';
  return stored === computed ? 'same' : 'differs';
}
