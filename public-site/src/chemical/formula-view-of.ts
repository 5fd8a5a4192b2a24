import { displayFormula, formulaParts, formulaSpoken } from 'contract/chemistry';
import type { FormulaView } from '../common/formula-view';

/** A stored formula in the order in which chemists write it. */
export function formulaViewOf(stored: string | null): FormulaView | null {
  if (stored === null) return null;
  const shown = displayFormula(stored);
  return { parts: formulaParts(shown), spoken: formulaSpoken(shown) };
}
