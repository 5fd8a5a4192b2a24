import type { StructureSearchMode } from 'contract';
import type { Match, StructureQuery } from 'contract/drawing';
import type { Database } from '../../db/database';
import type { Viewer } from '../../core/viewer';

export interface StructureSearch {
  readonly structure: string;
  readonly mode: StructureSearchMode;
  /** The least similarity of a hit, for `similarity`. */
  readonly threshold: number;
  readonly page: number;
  readonly pageSize: number;
}

/** What a mode works with. */
export interface Search extends StructureSearch {
  readonly database: Database;
  readonly viewer: Viewer;
  readonly query: StructureQuery;
  /** When its asker gives up, on the clock of `performance`. */
  readonly deadline: number;
}

/** A chemical that was found. `similarity` is Tanimoto's, of the fingerprints. */
export interface Hit {
  readonly chemicalId: string;
  readonly similarity: number;
  readonly match: Match;
}

/** One page of what was found. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** The field of the call that the structure comes in. */
export const structureField = 'structure';
