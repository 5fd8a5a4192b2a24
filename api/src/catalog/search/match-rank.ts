import { sql, type RawBuilder } from 'kysely';
import type { Wanted } from './read-text';
import { wordQuery } from './word-query';

/** How well a chemical matches a text, best first. Suggestions and search results have the same order. */
const ranks = [
  /** A number, a code or an InChIKey is the text. */
  'exactCode',
  'exactName',
  'exactText',
  /** The name has all the words: `glycol` is Ethylene glycol before it is Glycolic acid. */
  'nameWords',
  'namePrefix',
  /** The name has words that begin with all the words. */
  'nameWordPrefixes',
  /** A text that is not the name begins with the text. */
  'textPrefix',
  'textWords',
] as const;

export type MatchRank = (typeof ranks)[number];

const distance = 1_000;
/** Within a rank a well-known chemical comes first, and among such the one with the shorter name. */
const maxLength = 99;
const maxWeight = 9;

/** The lowest number of the rank. */
export function rankNumber(rank: MatchRank): number {
  return ranks.indexOf(rank) * distance;
}

/** What a row of `chemical_search` adds to its rank: nothing for a chemical that is well described and much asked for. */
export const rankOfWeight = sql`${sql.lit(maxLength + 1)} * (
  ${sql.lit(maxWeight)} - least(${sql.lit(maxWeight)}, completeness + demand))`;

/** The best rank of a chemical's rows of `namesBeginning` without its weight, an aggregate. */
export const rankOfNames = sql`
  min(least(length(normal), ${sql.lit(maxLength)}) + case
    when not is_same then case kind when 'name' then ${of('namePrefix')} else ${of('textPrefix')} end
    when kind in ('casNumber', 'ecNumber', 'productCode', 'inchiKey', 'unNumber', 'hsCode') then ${of('exactCode')}
    when kind = 'name' then ${of('exactName')}
    else ${of('exactText')} end)`;

/** The rank of a row of `chemical_search` that has all the words, without its weight; undefined for no words. */
export function rankOfWords(wanted: Wanted): RawBuilder<unknown> | undefined {
  const whole = wordQuery(wanted, { within: 'name', prefix: false });
  const beginning = wordQuery(wanted, { within: 'name', prefix: true });
  if (whole === undefined || beginning === undefined) return undefined;
  return sql`least(size, ${sql.lit(maxLength)}) + case
    when words @@ ${whole}::tsquery then ${of('nameWords')}
    when words @@ ${beginning}::tsquery then ${of('nameWordPrefixes')}
    else ${of('textWords')} end`;
}

function of(rank: MatchRank): RawBuilder<unknown> {
  return sql.lit(rankNumber(rank));
}
