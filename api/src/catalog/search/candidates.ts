import { sql, type RawBuilder } from 'kysely';
import { rankOfNames, rankOfWords } from './match-rank';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';
import { type Among, hasWords } from './word-search';

/** Maximum number of names with the prefix to rank. */
const mostNames = 2_000;
/** Maximum number of chemicals with the words to rank. */
export const mostWorded = 500;

/** `chemical_id, rank` of the chemicals with a text that has this prefix; undefined when none can have it. */
export function namedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
): RawBuilder<unknown> | undefined {
  const beginning = namesBeginning(wanted, { most: mostNames, publishedOnly });
  if (!beginning) return undefined;
  return sql`
    select chemical_id, ${rankOfNames} as rank
    from (${beginning}) as name group by chemical_id`;
}

/**
 * `chemical_id, rank` of the chemicals with these words; undefined when the text has no words.
 *
 * @param found - what a search engine found, else PostgreSQL searches
 */
export function wordedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
  found: RawBuilder<boolean> | undefined = hasWords(wanted),
): RawBuilder<unknown> | undefined {
  const rank = rankOfWords(wanted);
  if (found === undefined || rank === undefined) return undefined;
  const isSeen = publishedOnly ? sql`is_published` : sql`true`;
  return sql`
    select chemical_id, ${rank} as rank
    from (
      select chemical_id, size, words from chemical_search as every
      where ${found} and ${isSeen} limit ${mostWorded}
    ) as worded`;
}
