import { formulaLexeme, numberLexeme } from './lexemes';
import { type TypedPiece, type TypedWord, wordsOf, type Wanted } from './read-text';

/** Which of a chemical's words a query looks at, and how. */
export interface WordQueryOptions {
  readonly within: 'name' | 'everything';
  /** Whether longer words may stand for the beginning of one. */
  readonly prefix: boolean;
}

/** Shorter words are locants and descriptors: as beginnings they would stand for half of the catalogue. */
const shortestPrefix = 3;
/** In longer texts the words themselves say enough. */
const mostWordsToJoin = 5;

/**
 * The text of a `tsquery` that wants all the words in any order, two neighbours perhaps written as one. Undefined when
 * there is nothing to look for.
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

/** The same words with each pair of neighbours as one: `dimethyl formamide`, `dimethylformamide`. */
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
  const parts = words.map((word) => {
    const marks = (options.prefix && word.length >= shortestPrefix ? '*' : '') + weightOf(options);
    return marks === '' ? quoted(word) : `${quoted(word)}:${marks}`;
  });
  return parts.length === 1 ? parts.join('') : `(${parts.join(' | ')})`;
}

function weightOf({ within }: WordQueryOptions): string {
  return within === 'name' ? 'A' : '';
}

function isLettersAlone(word: string): boolean {
  return !/\p{N}/u.test(word);
}

/** Words have letters and digits alone, and the marks of lexemes: nothing that a quoted text would end at. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}
