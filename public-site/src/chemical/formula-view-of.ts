import { displayFormula, formulaParts, formulaSpoken } from 'contract/chemistry';
import type { FormulaView } from '../common/formula-view';

/** Converts a stored formula to the order in which chemists write it. */
export function formulaViewOf(stored: string | null): FormulaView | null {
  if (stored === null) return null;
  const shown = displayFormula(stored);
  return { parts: formulaParts(shown), spoken: formulaSpoken(shown) };
}
