import { hanPairs } from 'contract/chemistry';
import { formulaLexeme, numberLexeme } from './lexemes';
import { type TypedPiece, type TypedWord, wordsOf, type Wanted } from './read-text';

/** Which words a chemical has to have, in a form that each search engine renders in its own language. */
export type WordCondition =
  | { readonly all: readonly WordCondition[] }
  | { readonly any: readonly WordCondition[] }
  | { readonly lexeme: string; readonly isPrefix: boolean };

/** Which words of a chemical a condition is about, and how they match. */
export interface WordConditionOptions {
  readonly within: 'name' | 'everything';
  /** Whether words match as prefixes. */
  readonly prefix: boolean;
}

/** Shorter words are locants and descriptors, which as prefixes would match half of the catalogue. */
export const minPrefixLength = 3;
/** Longer texts are selective enough without joined words. */
const maxWordsToJoin = 5;

/**
 * All the words in any order; neighbours may also be written as one word. Undefined when there is nothing to search
 * for.
 */
export function wordCondition(
  wanted: Wanted,
  options: WordConditionOptions,
): WordCondition | undefined {
  if (wanted.pieces.length === 0) return undefined;
  const whole = all(wanted.pieces.map((piece) => pieceCondition(piece, options)));
  return any([whole, ...joined(wordsOf(wanted), options)]);
}

function pieceCondition(
  { words, number, formula }: TypedPiece,
  options: WordConditionOptions,
): WordCondition {
  const parts = [all(words.map((word) => oneOf(word.meant, options)))];
  if (options.within === 'everything') {
    if (number !== undefined) parts.push(exactly(numberLexeme(number)));
    if (formula !== undefined) parts.push(exactly(formulaLexeme(formula)));
  }
  return any(parts);
}

/** Variants with two neighbours joined: `dimethyl formamide`, `dimethylformamide`. */
function joined(words: readonly TypedWord[], options: WordConditionOptions): WordCondition[] {
  if (words.length > maxWordsToJoin) return [];
  const meant = words.map((word) => word.meant);
  return meant.slice(1).flatMap((second, index) => {
    const first = meant[index] ?? [];
    const pairs = first.flatMap((one) => second.map((other) => one + other)).filter(isLettersAlone);
    if (pairs.length === 0) return [];
    const parts = [...meant.slice(0, index), pairs, ...meant.slice(index + 2)];
    return [all(parts.map((part) => oneOf(part, options)))];
  });
}

function oneOf(words: readonly string[], options: WordConditionOptions): WordCondition {
  return any(words.map((word) => all(hanPairs(word).map((part) => wordOf(part, options)))));
}

function wordOf(lexeme: string, { prefix }: WordConditionOptions): WordCondition {
  return { lexeme, isPrefix: prefix && lexeme.length >= minPrefixLength };
}

function exactly(lexeme: string): WordCondition {
  return { lexeme, isPrefix: false };
}

function all(conditions: readonly WordCondition[]): WordCondition {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { all: conditions };
}

function any(conditions: readonly WordCondition[]): WordCondition {
  const [only] = conditions;
  return only && conditions.length === 1 ? only : { any: conditions };
}

function isLettersAlone(word: string): boolean {
  return !/\p{N}/u.test(word);
}
