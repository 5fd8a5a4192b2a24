import { sql, type RawBuilder } from 'kysely';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** How many names that begin alike, and chemicals with such words, are looked at. */
const mostNames = 2_000;
const mostChemicals = 500;

/**
 * Ranks, each with the length of the name after it: 0 the number or code itself, 1 the name itself, 2 another text
 * itself, 3 names that begin so, 4 names with these words, 5 other texts that begin so, 6 other texts with these words.
 */
export const rankOfBeginnings = 3_000;
export const rankOfWords = 4_000;

interface Among {
  readonly publishedOnly: boolean;
}

/** `chemical_id, rank` of the chemicals with a text that begins so; undefined when no text can. */
export function namedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
): RawBuilder<unknown> | undefined {
  const beginning = namesBeginning(wanted, { most: mostNames, publishedOnly });
  if (!beginning) return undefined;
  return sql`
    select chemical_id, min(least(length(normal), 999) + 1000 * case
      when not is_same then case kind when 'name' then 3 else 5 end
      when kind in ('casNumber', 'ecNumber', 'productCode', 'inchiKey') then 0
      when kind = 'name' then 1
      else 2 end) as rank
    from (${beginning}) as name group by chemical_id`;
}

/** `chemical_id, rank` of the chemicals with such words; undefined when the text has none. */
export function wordedCandidates(
  wanted: Wanted,
  { publishedOnly }: Among,
): RawBuilder<unknown> | undefined {
  const everywhere = wordQuery(wanted, { within: 'everything', prefix: true });
  const inName = wordQuery(wanted, { within: 'name', prefix: true });
  if (everywhere === undefined || inName === undefined) return undefined;
  const isSeen = publishedOnly ? sql`is_published` : sql`true`;
  return sql`
    select chemical_id, size + case when words @@ ${inName}::tsquery then 4000 else 6000 end as rank
    from (
      select chemical_id, size, words from chemical_search
      where words @@ ${everywhere}::tsquery and ${isSeen} limit ${mostChemicals}
    ) as worded`;
}
