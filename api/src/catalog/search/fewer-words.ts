import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { beginsKnownWord } from './known-words';
import { readText, type Wanted, wordsOf } from './read-text';

/** Each try is a search. */
const mostTries = 6;

/** Some of the words of a text, and the others. */
export interface FewerWords {
  readonly words: Wanted;
  readonly leftOut: readonly string[];
}

/**
 * Selections of a text's words to search for when nothing has all of them, best first: those that the catalogue has at
 * all, all but one of these, single ones. Empty for a single word.
 */
export async function fewerWords(database: Database, wanted: Wanted): Promise<FewerWords[]> {
  const typed = wanted.text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (typed.length < 2) return [];
  const known = await knownAmong(database, wanted);
  const listed = typed.filter((word) => isListed(word, known));
  const selections = [
    ...(listed.length < typed.length ? [listed] : []),
    ...(listed.length > 2 ? allButOne(listed) : []),
    ...byWeight(listed).map((word) => [word]),
  ];
  return selections
    .filter((words) => words.some(isTelling))
    .slice(0, mostTries)
    .map((words) => ({
      words: readText(words.join(' ')),
      leftOut: typed.filter((word) => !words.includes(word)),
    }));
}

/** Not a locant or a syllable. */
function isTelling(word: string): boolean {
  return /\p{L}{3}|\p{Lo}{2}/u.test(word) || readText(word).number !== undefined;
}

/** Numbers and formulas are looked up as such, so they stay. */
function isListed(word: string, known: ReadonlySet<string>): boolean {
  const { pieces, known: substances } = readText(word);
  if (substances.length > 0) return true;
  return pieces.some(
    ({ words, number, formula }) =>
      number !== undefined || formula !== undefined || words.every(({ plain }) => known.has(plain)),
  );
}

function allButOne(words: readonly string[]): string[][] {
  return byWeight(words)
    .toReversed()
    .map((least) => words.filter((word) => word !== least));
}

/** A number says more than any word. */
function byWeight(words: readonly string[]): string[] {
  const weight = (word: string) => word.length + (readText(word).number === undefined ? 0 : 1_000);
  return words.toSorted((one, other) => weight(other) - weight(one));
}

/** The words that begin a word of the catalogue. */
async function knownAmong(database: Database, wanted: Wanted): Promise<ReadonlySet<string>> {
  const plain = [...new Set(wordsOf(wanted).map((word) => word.plain))];
  const { rows } = await sql<{ typed: string }>`
    select typed from jsonb_array_elements_text(${JSON.stringify(plain)}::jsonb) as typed
    where ${beginsKnownWord}`.execute(database);
  return new Set(rows.map(({ typed }) => typed));
}
