import type { FormulaPart } from 'contract/chemistry';

/** A formula ready to be set and to be read out. */
export interface FormulaView {
  parts: readonly FormulaPart[];
  spoken: string;
}
