import { type RawBuilder, sql } from 'kysely';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** The seam for a search engine: what it finds is ranked, filtered, counted and read by the database. */
export interface WordSearch {
  /** A condition on rows of `chemical_search as every`: they have the words. Undefined when the text has none. */
  find(wanted: Wanted): Promise<RawBuilder<boolean> | undefined>;
}

/** PostgreSQL's own search, by the index of `chemical_search.words`. */
export const postgresSearch: WordSearch = {
  find: async (wanted) => hasWords(wanted),
};

/** The condition of PostgreSQL's own search. */
export function hasWords(wanted: Wanted): RawBuilder<boolean> | undefined {
  const words = wordQuery(wanted, { within: 'everything', prefix: true });
  return words === undefined ? undefined : sql<boolean>`every.words @@ ${words}::tsquery`;
}
