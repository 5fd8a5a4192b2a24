import type { Grade } from 'contract/catalog';
import type { FormulaView } from '../common/formula-view';

/** A chemical in a list. */
export interface ChemicalSummary {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
  formula: FormulaView | null;
  /** The URL of its structure's picture; null without a structure. */
  picture: string | null;
  molarMass: string | null;
  grades: readonly Grade[];
}

/** A chemical that a search found. */
export interface FoundSummary extends ChemicalSummary {
  /** Why it was found, where its name does not show that. */
  reason: string | null;
}
