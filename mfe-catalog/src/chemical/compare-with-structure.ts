import { parseFormula, sameComposition, sameMass } from 'contract/chemistry';

/** The result of comparing a stored value with the one computed from the structure. */
export type Comparison = 'empty' | 'same' | 'differs';

/** Compares a typed formula; the order of its symbols and its dots do not count. */
export function compareFormula(stored: string | null, computed: string): Comparison {
  if (stored === null) return 'empty';
  const [one, other] = [parseFormula(stored), parseFormula(computed)];
  if (!one.ok || !other.ok) return stored === computed ? 'same' : 'differs';
  return sameComposition(one.formula, other.formula) ? 'same' : 'differs';
}

/** Compares a molar mass in g/mol; roundings do not count. `empty` when one of the two is not known. */
export function compareMass(stored: number | null, computed: number | null): Comparison {
  if (stored === null || computed === null) return 'empty';
  return sameMass(stored, computed) ? 'same' : 'differs';
}
