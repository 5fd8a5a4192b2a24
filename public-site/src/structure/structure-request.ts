import type { StructureSearchMode } from 'contract/catalog';

/** The query of a search by structure. */
export interface StructureRequest {
  /** A SMILES or a molfile, as it was typed or drawn. */
  text: string;
  mode: StructureSearchMode;
  /** The least similarity of a hit, for `similarity`. */
  threshold: number;
}

export const structureModes = [
  'exact',
  'substructure',
  'similarity',
] as const satisfies readonly StructureSearchMode[];

/** Below this threshold, hits are no longer similar. */
export const minThreshold = 0.3;
export const usualThreshold = 0.5;

/** How many hits are shown at a time. */
export const hitsAtOnce = 24;
