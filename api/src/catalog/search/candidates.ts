import { sql, type RawBuilder } from 'kysely';
import { namesBeginning } from './names-beginning';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** Maximum number of names with the prefix, and of chemicals with the words, to rank. */
const mostNames = 2_000;
const mostChemicals = 500;

/**
 * Ranks, each followed by the length of the name: 0 the exact number or code, 1 the exact name, 2 another exact text,
 * 3 names with this prefix, 4 names with these words, 5 other texts with this prefix, 6 other texts with these words.
 */
export const rankOfBeginnings = 3_000;
export const rankOfWords = 4_000;

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
    select chemical_id, min(least(length(normal), 999) + 1000 * case
      when not is_same then case kind when 'name' then 3 else 5 end
      when kind in ('casNumber', 'ecNumber', 'productCode', 'inchiKey') then 0
      when kind = 'name' then 1
      else 2 end) as rank
    from (${beginning}) as name group by chemical_id`;
}

/** `chemical_id, rank` of the chemicals with these words; undefined when the text has no words. */
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
