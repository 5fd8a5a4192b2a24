import { sql, type RawBuilder } from 'kysely';
import { rankOfNames, rankOfWords } from './match-rank';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** Maximum number of names with the prefix, and of chemicals with the words, to rank. */
const mostNames = 2_000;
const mostChemicals = 500;

interface Among {
  readonly publishedOnly: boolean;
}

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

/** `chemical_id, rank` of the chemicals with these words; undefined when the text has no words. */
export function wordedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
): RawBuilder<unknown> | undefined {
  const everywhere = wordQuery(wanted, { within: 'everything', prefix: true });
  const rank = rankOfWords(wanted);
  if (everywhere === undefined || rank === undefined) return undefined;
  const isSeen = publishedOnly ? sql`is_published` : sql`true`;
  return sql`
    select chemical_id, ${rank} as rank
    from (
      select chemical_id, size, words from chemical_search
      where words @@ ${everywhere}::tsquery and ${isSeen} limit ${mostChemicals}
    ) as worded`;
}
