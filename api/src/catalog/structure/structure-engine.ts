import { similarHits } from './similar-hits';
import type { Hits, Search } from './structure-search';
import { substructureHits } from './substructure-hits';

/** How structures are searched for a part, and for likeness. */
export interface StructureEngine {
  /** Where searches run: `anywhere` also in the browser, over an index of all structures. */
  readonly place: 'anywhere' | 'server';
  substructure(search: Search): Promise<Hits>;
  similar(search: Search): Promise<Hits>;
}

/** Screened by the database and matched in threads. */
export const threadEngine: StructureEngine = {
  place: 'anywhere',
  substructure: substructureHits,
  similar: similarHits,
};
