import type { Grade } from 'contract';
import type { FormulaView } from '../common/formula-view';

/** A chemical as lists show it. */
export interface ChemicalSummary {
  id: string;
  name: string;
  href: string;
  casNumber: string | null;
  formula: FormulaView | null;
  /** The address of the picture of its structure; null without a structure. */
  picture: string | null;
  molarMass: string | null;
  grades: readonly Grade[];
}

/** A chemical that a search found. */
export interface FoundSummary extends ChemicalSummary {
  /** Why it was found, where its name does not say so. */
  reason: string | null;
}
