import type { MissedSearches } from './missed-search/missed-searches';
import type { WordSearch } from './search/word-search';
import type { SubstanceLibrary } from './substance/substance-library';
import type { StructureEngine } from './structure/structure-engine';

declare module '../kernel/services' {
  interface Services {
    /** Counts what visitors search for and do not find. */
    readonly missedSearches: MissedSearches;
    /** The engine that searches for the words of chemicals. */
    readonly wordSearch: WordSearch;
    /** The engine that searches for parts of structures and for similar ones. */
    readonly structureEngine: StructureEngine;
    /** Facts of common substances; undefined where the process brings none. */
    readonly substances: SubstanceLibrary | undefined;
  }
}
