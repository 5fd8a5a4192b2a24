import { plainWords } from 'contract/chemistry';
import { type RawBuilder, sql } from 'kysely';

/** British and American spellings of one word, brought to one on both sides of a comparison. */
const variants = [
  ['iz', 'is'],
  ['yz', 'ys'],
  ['colour', 'color'],
  ['flavour', 'flavor'],
  ['odour', 'odor'],
  ['fibre', 'fiber'],
] as const;

/** They say nothing of what for: `chelating agent`, `water treatment chemicals`. */
const general = /^(?:agent|chemical|compound|material|product|reagent)s?$/;

/** English words in one spelling, for PostgreSQL's dictionary, which brings `adjuster` and `adjustment` to one. */
export function wordsOfUses(text: string): string[] {
  const words = plainWords(text).filter((word) => !general.test(word));
  return words.map((word) => {
    let folded = word;
    for (const [spelling, one] of variants) folded = folded.replaceAll(spelling, one);
    return folded;
  });
}

/** A column with English words in one spelling. */
export function columnOfUses(column: RawBuilder<unknown>): RawBuilder<string> {
  let folded = sql<string>`lower(${column})`;
  for (const [spelling, one] of variants) {
    folded = sql<string>`replace(${folded}, ${sql.lit(spelling)}, ${sql.lit(one)})`;
  }
  return folded;
}

/**
 * A query for all English words of a text; undefined when it has none.
 *
 * @param isTyping - whether the last word may be the beginning of one
 */
export function queryForUses(text: string, isTyping = false): RawBuilder<unknown> | undefined {
  const words = wordsOfUses(text);
  const letters = words.join('').replace(/\P{L}/gu, '');
  if (letters.length < minLetters) return undefined;
  const typed = `${words.join(' & ')}${isTyping ? ':*' : ''}`;
  return sql`to_tsquery('english', ${typed})`;
}

const minLetters = 4;
