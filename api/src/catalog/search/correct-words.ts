import { foldName, foldSpelling, nameKey } from 'contract/chemistry';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { editDistance } from '../../kernel/edit-distance';
import { afterAll, beginsKnownWord } from './known-words';
import { type TypedWord, type Wanted, wordsOf } from './read-text';
import { isCorrectable } from './search-rows';

/** A text with its correctable words corrected. */
export interface CorrectedText {
  readonly wanted: Wanted;
  /** The text in normal spelling: of several words that were equally near, those that a hit has. */
  textWith(wordsOfHit: ReadonlySet<string>): string;
  /** Whether each correction is small enough to search for it unasked: another substance must not be taken for it. */
  readonly isCertain: boolean;
}

/** Correcting a word searches all words. */
const maxCorrections = 4;
const minLength = 4;
const maxCandidates = 25;
/** Maximum number of equally near words to try. */
const maxMeanings = 3;
const maxWordLength = 100;

/**
 * Corrects words that are no prefix of a known word to the nearest known ones. Undefined when there is nothing to
 * correct or nothing near.
 */
export async function correctedText(
  database: Database,
  wanted: Wanted,
): Promise<CorrectedText | undefined> {
  const [corrected] = await correctedTexts(database, [wanted], maxCorrections);
  return corrected;
}

/**
 * The same for several texts, in order, in one query.
 *
 * @param maxWords - maximum number of words to correct, counted from the start
 */
export async function correctedTexts(
  database: Database,
  wanted: readonly Wanted[],
  maxWords: number,
): Promise<(CorrectedText | undefined)[]> {
  const plain = wanted.flatMap(wordsOf).map((word) => word.plain);
  const correctable = [...new Set(plain.filter(isLongEnough))].slice(0, maxWords);
  const corrections = new Map<string, readonly string[]>();
  for (const [typed, words] of await candidatesFor(database, correctable)) {
    const nearest = nearestTo(typed, words);
    if (nearest.length > 0) corrections.set(typed, nearest);
  }
  return wanted.map((one) => correctedBy(corrections, one));
}

function correctedBy(
  known: ReadonlyMap<string, readonly string[]>,
  wanted: Wanted,
): CorrectedText | undefined {
  const typed = wordsOf(wanted).map((word) => word.plain);
  const corrections = new Map([...known].filter(([word]) => typed.includes(word)));
  if (corrections.size === 0) return undefined;
  const correct = (word: TypedWord): TypedWord => {
    const meant = corrections.get(word.plain);
    return meant ? { ...word, meant: [...new Set(meant.map(foldSpelling))] } : word;
  };
  const pieces = wanted.pieces.map((piece) => ({ ...piece, words: piece.words.map(correct) }));
  const isCertain = [...corrections].every(
    ([word, [nearest = word]]) => isSmall(word, nearest) && !isAbbreviation(word, wanted.text),
  );
  const textWith = (words: ReadonlySet<string>) =>
    withCorrections(
      wanted.text,
      new Map(
        [...corrections].map(([word, near]) => [
          word,
          near.find((one) => words.has(one)) ?? near[0] ?? word,
        ]),
      ),
    );
  const text = textWith(new Set());
  const meant = { ...wanted, text, pieces, key: nameKey(text), isCorrected: true };
  return { wanted: meant, textWith, isCertain };
}

/** Another letter is another substance: `SLES` is not `SLS`. */
function isAbbreviation(word: string, text: string): boolean {
  return word.length <= 5 && text.split(/[^\p{L}\p{N}]+/u).includes(word.toUpperCase());
}

/** A typing error seldom is in the first letter. */
function isSmall(typed: string, word: string): boolean {
  const { prefix } = editDistance(typed, word);
  return prefix <= 1 || (typed.charAt(0) === word.charAt(0) && prefix <= tolerance(typed));
}

function withCorrections(text: string, corrections: ReadonlyMap<string, string>): string {
  let corrected = foldName(text);
  for (const [typed, nearest] of corrections) {
    corrected = corrected.replace(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'giu'), nearest);
  }
  return corrected;
}

function isLongEnough(word: string): boolean {
  return word.length >= minLength && isCorrectable(word);
}

/** The known words that share the most trigrams with each unknown word, of those alike and those that begin and end alike. */
async function candidatesFor(
  database: Database,
  correctable: readonly string[],
): Promise<Map<string, string[]>> {
  if (correctable.length === 0) return new Map();
  const { rows } = await sql<{ typed: string; words: string[] }>`
    select typed, array(
      select word from (
        select word from search_word where word % typed
        union
        select word from search_word
        where word >= left(typed, 2) collate "C" and word < (left(typed, 2) || ${afterAll}) collate "C"
          and right(word, 2) = right(typed, 2) and abs(length(word) - length(typed)) <= 1) as near
      order by similarity(word, typed) desc, word limit ${maxCandidates}) as words
    from jsonb_array_elements_text(${JSON.stringify(correctable)}::jsonb) as typed
    where not ${beginsKnownWord}`.execute(database);
  return new Map(rows.map((row) => [row.typed, row.words]));
}

/** The known words with the fewest differences, within the tolerance. */
function nearestTo(typed: string, words: readonly string[]): string[] {
  const ranked = words
    .map((word) => ({ word, ...editDistance(typed, word) }))
    .filter(({ prefix }) => prefix <= tolerance(typed))
    .map(({ word, ...distance }) => ({ word, order: orderOf(typed, word, distance) }))
    .toSorted((one, other) => one.order - other.order);
  return ranked
    .filter(({ order }) => order === ranked[0]?.order)
    .slice(0, maxMeanings)
    .map(({ word }) => word);
}

/** A word with one letter more comes first, then any with one difference, then the beginnings of words. */
function orderOf(
  typed: string,
  word: string,
  { prefix, whole }: ReturnType<typeof editDistance>,
): number {
  if (whole <= 1) return word.length > typed.length ? 0 : 1;
  return 2 + prefix * maxWordLength + whole;
}

/** One difference in a short word, two from seven letters on, three from twelve on. */
function tolerance({ length }: string): number {
  if (length >= 12) return 3;
  return length >= 7 ? 2 : 1;
}
