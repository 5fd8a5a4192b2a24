import type { FormulaPart } from 'contract/chemistry';

/** A formula in typeset and spoken form. */
export interface FormulaView {
  parts: readonly FormulaPart[];
  spoken: string;
}
