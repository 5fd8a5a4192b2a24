import { sql, type RawBuilder } from 'kysely';
import { rankOfNames, rankOfWeight, rankOfWords } from './match-rank';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';
import { hasWords } from './word-search';

/** Maximum number of names with the prefix to rank. */
const maxNames = 2_000;
/** Maximum number of chemicals with the words to rank. */
const maxWordHits = 500;

interface Among {
  readonly publishedOnly: boolean;
}

/** `chemical_id, rank` of the chemicals with a text that has this prefix; undefined when none can have it. */
export function namedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
): RawBuilder<unknown> | undefined {
  const beginning = namesBeginning(wanted, { limit: maxNames, publishedOnly });
  if (!beginning) return undefined;
  return sql`
    select named.chemical_id, named.rank + ${rankOfWeight} as rank
    from (
      select chemical_id, ${rankOfNames} as rank
      from (${beginning}) as name group by chemical_id) as named
    join chemical_search as every on every.chemical_id = named.chemical_id`;
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
    select chemical_id, ${rank} + ${rankOfWeight} as rank
    from (
      select chemical_id, size, words, completeness, demand from chemical_search as every
      where ${found} and ${isSeen} limit ${maxWordHits}
    ) as worded`;
}
