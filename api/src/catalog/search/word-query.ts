import { hanPairs } from 'contract/chemistry';
import { formulaLexeme, numberLexeme } from './lexemes';
import { type TypedPiece, type TypedWord, wordsOf, type Wanted } from './read-text';

/** Which words of a chemical a query matches, and how. */
export interface WordQueryOptions {
  readonly within: 'name' | 'everything';
  /** Whether words match as prefixes. */
  readonly prefix: boolean;
}

/** Shorter words are locants and descriptors, which as prefixes would match half of the catalogue. */
const shortestPrefix = 3;
/** Longer texts are selective enough without joined words. */
const mostWordsToJoin = 5;

/**
 * The text of a `tsquery` for all the words in any order; neighbours may also be written as one word. Undefined when
 * there is nothing to search for.
 */
export function wordQuery(wanted: Wanted, options: WordQueryOptions): string | undefined {
  if (wanted.pieces.length === 0) return undefined;
  const all = wanted.pieces.map((piece) => pieceQuery(piece, options)).join(' & ');
  return [all, ...joined(wordsOf(wanted), options)].map((one) => `(${one})`).join(' | ');
}

function pieceQuery({ words, number, formula }: TypedPiece, options: WordQueryOptions): string {
  const parts = [words.map((word) => oneOf(word.meant, options)).join(' & ')];
  if (options.within === 'everything') {
    if (number !== undefined) parts.push(quoted(numberLexeme(number)));
    if (formula !== undefined) parts.push(quoted(formulaLexeme(formula)));
  }
  return parts.length === 1 ? parts.join('') : `(${parts.map((part) => `(${part})`).join(' | ')})`;
}

/** Variants with two neighbours joined: `dimethyl formamide`, `dimethylformamide`. */
function joined(words: readonly TypedWord[], options: WordQueryOptions): string[] {
  if (words.length > mostWordsToJoin) return [];
  const meant = words.map((word) => word.meant);
  return meant.slice(1).flatMap((second, index) => {
    const first = meant[index] ?? [];
    const pairs = first.flatMap((one) => second.map((other) => one + other)).filter(isLettersAlone);
    if (pairs.length === 0) return [];
    const parts = [...meant.slice(0, index), pairs, ...meant.slice(index + 2)];
    return [parts.map((part) => oneOf(part, options)).join(' & ')];
  });
}

function oneOf(words: readonly string[], options: WordQueryOptions): string {
  const parts = words.map((word) => allOf(hanPairs(word), options));
  return parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`;
}

/** All the parts of a word, which are several in Han characters alone. */
function allOf(parts: readonly string[], options: WordQueryOptions): string {
  const marked = parts.map((part) => {
    const marks = (options.prefix && part.length >= shortestPrefix ? '*' : '') + weightOf(options);
    return marks === '' ? quoted(part) : `${quoted(part)}:${marks}`;
  });
  return marked.length === 1 ? marked.join('') : `(${marked.join(' & ')})`;
}

function weightOf({ within }: WordQueryOptions): string {
  return within === 'name' ? 'A' : '';
}

function isLettersAlone(word: string): boolean {
  return !/\p{N}/u.test(word);
}

/** Words consist of letters, digits and lexeme marks, so nothing can end the quoted text. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}
