import type { Grade } from 'contract';
import type { FormulaView } from '../common/formula-view';

/** A chemical as lists show it. */
export interface ChemicalSummary {
  name: string;
  href: string;
  casNumber: string | null;
  formula: FormulaView | null;
  molarMass: string | null;
  grades: readonly Grade[];
}
