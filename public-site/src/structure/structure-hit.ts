import type { ChemicalSummary } from '../chemical/chemical-summary';

/** A chemical that a search by structure found, as its card shows it. */
export interface StructureHitView extends Omit<ChemicalSummary, 'grades' | 'picture'> {
  /** The structure with what was matched in groups of the class `match`. */
  svg: string;
  description: string;
  /** Tanimoto's, 0 to 1. */
  similarity: number;
}
