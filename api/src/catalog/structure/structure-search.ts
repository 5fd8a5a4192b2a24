import type { StructureSearchMode } from 'contract/catalog';
import type { Match, StructureQuery } from 'contract/drawing';
import type { Database } from '../../db/database';
import type { Viewer } from '../../kernel/viewer';

export interface StructureSearch {
  readonly structure: string;
  readonly mode: StructureSearchMode;
  /** Minimum similarity of a hit, for `similarity`. */
  readonly threshold: number;
  readonly page: number;
  readonly pageSize: number;
}

/** The input of a search mode. */
export interface Search extends StructureSearch {
  readonly database: Database;
  readonly viewer: Viewer;
  readonly query: StructureQuery;
  /** When the caller gives up, on the clock of `performance`. */
  readonly deadline: number;
}

/** A hit. `similarity` is Tanimoto's, of the fingerprints. */
export interface Hit {
  readonly chemicalId: string;
  readonly similarity: number;
  readonly match: Match;
}

/** One page of hits. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly isTotalExact: boolean;
}

/** The request's field with the structure. */
export const structureField = 'structure';
