import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** How well a chemical matches a text, best first. Suggestions and search results have the same order. */
const ranks = [
  /** A number, a code or an InChIKey is the text. */
  'exactCode',
  'exactName',
  'exactText',
  'namePrefix',
  /** The name has all the words. */
  'nameWords',
  /** The name has words that begin with all the words. */
  'nameWordPrefixes',
  /** A text that is not the name begins with the text. */
  'textPrefix',
  'textWords',
] as const;

export type MatchRank = (typeof ranks)[number];

/** Within a rank the length of the matched name counts, up to this. */
const distance = 1_000;

/** The lowest number of the rank. */
export function rankNumber(rank: MatchRank): number {
  return ranks.indexOf(rank) * distance;
}

/** The best rank of a chemical's rows of `namesBeginning`, an aggregate. */
export const rankOfNames = sql`
  min(least(length(normal), ${sql.lit(distance - 1)}) + case
    when not is_same then case kind when 'name' then ${of('namePrefix')} else ${of('textPrefix')} end
    when kind in ('casNumber', 'ecNumber', 'productCode', 'inchiKey', 'unNumber', 'hsCode') then ${of('exactCode')}
    when kind = 'name' then ${of('exactName')}
    else ${of('exactText')} end)`;

/** The rank of a row of `chemical_search` that has all the words; undefined when the text has none. */
export function rankOfWords(wanted: Wanted): RawBuilder<unknown> | undefined {
  const whole = wordQuery(wanted, { within: 'name', prefix: false });
  const beginning = wordQuery(wanted, { within: 'name', prefix: true });
  if (whole === undefined || beginning === undefined) return undefined;
  return sql`size + case
    when words @@ ${whole}::tsquery then ${of('nameWords')}
    when words @@ ${beginning}::tsquery then ${of('nameWordPrefixes')}
    else ${of('textWords')} end`;
}

function of(rank: MatchRank): RawBuilder<unknown> {
  return sql.lit(rankNumber(rank));
}
