import { similarHits } from './similar-hits';
import type { Hits, Search } from './structure-search';
import { substructureHits } from './substructure-hits';

/** The seam for an engine that searches structures for a part, and for likeness. */
export interface StructureEngine {
  substructure(search: Search): Promise<Hits>;
  similar(search: Search): Promise<Hits>;
}

/** Screened by the database and matched in threads. */
export const threadEngine: StructureEngine = {
  substructure: substructureHits,
  similar: similarHits,
};
