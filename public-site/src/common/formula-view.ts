import { displayFormula, type FormulaPart, formulaParts, formulaSpoken } from 'contract/chemistry';

/** A formula in typeset and spoken form. */
export interface FormulaView {
  parts: readonly FormulaPart[];
  spoken: string;
}

/** Converts a stored formula to the order in which chemists write it. */
export function formulaViewOf(stored: string | null): FormulaView | null {
  if (stored === null) return null;
  const shown = displayFormula(stored);
  return { parts: formulaParts(shown), spoken: formulaSpoken(shown) };
}
