import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { beginsKnownWord } from './known-words';
import { readText, type Wanted, wordsOf } from './read-text';

/** Each try is a search. */
const maxTries = 6;

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
  const [fewer = []] = await fewerWordsOf(database, [wanted]);
  return fewer;
}

/** The same for several texts, in order, in one query. */
export async function fewerWordsOf(
  database: Database,
  wanted: readonly Wanted[],
): Promise<FewerWords[][]> {
  const several = wanted.filter((one) => typedWords(one).length > 1);
  const known = several.length === 0 ? new Set<string>() : await knownAmong(database, several);
  return wanted.map((one) => selectionsOf(typedWords(one), known));
}

function typedWords({ text }: Wanted): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function selectionsOf(typed: readonly string[], known: ReadonlySet<string>): FewerWords[] {
  if (typed.length < 2) return [];
  const listed = typed.filter((word) => isListed(word, known));
  const selections = [
    ...(listed.length < typed.length ? [listed] : []),
    ...(listed.length > 2 ? allButOne(listed) : []),
    ...byWeight(listed).map((word) => [word]),
  ];
  const naming = typed.filter(isNaming);
  const keepsNames = (words: readonly string[]) => naming.every((name) => words.includes(name));
  return [...selections.filter(keepsNames), ...selections.filter((words) => !keepsNames(words))]
    .filter((words) => words.some(isTelling))
    .slice(0, maxTries)
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

/** Whether a word names a substance by itself. */
function isNaming(word: string): boolean {
  const { number, known } = readText(word);
  return number !== undefined || known.length > 0;
}

/** A number says more than a word that names a substance by itself, and that more than any other. */
function byWeight(words: readonly string[]): string[] {
  const weight = (word: string) => {
    if (readText(word).number !== undefined) return word.length + 2_000;
    return word.length + (isNaming(word) ? 1_000 : 0);
  };
  return words.toSorted((one, other) => weight(other) - weight(one));
}

/** The words that begin a word of the catalogue. */
async function knownAmong(
  database: Database,
  wanted: readonly Wanted[],
): Promise<ReadonlySet<string>> {
  const plain = [...new Set(wanted.flatMap(wordsOf).map((word) => word.plain))];
  const { rows } = await sql<{ typed: string }>`
    select typed from jsonb_array_elements_text(${JSON.stringify(plain)}::jsonb) as typed
    where ${beginsKnownWord}`.execute(database);
  return new Set(rows.map(({ typed }) => typed));
}
