import type { StructureDifference } from 'contract/catalog';
import {
  foldName,
  foldSpelling,
  hillFormula,
  nameKey,
  parseCasNumber,
  parseEcNumber,
  parseFormula,
  plainWords,
} from 'contract/chemistry';
import { casNumbersOf } from './known-names/known-names';
import { numberKey } from './lexemes';

/** A typed word in lower case with its meanings: itself, or its corrections. */
export interface TypedWord {
  readonly plain: string;
  readonly meant: readonly string[];
}

/** A part between two spaces: its words, or the number or formula that the whole of it may be. */
export interface TypedPiece {
  readonly words: readonly TypedWord[];
  readonly number: string | undefined;
  readonly formula: string | undefined;
}

/** The possible readings of a search text. */
export interface Wanted {
  readonly text: string;
  readonly pieces: readonly TypedPiece[];
  /** The whole text as the prefix of a name; empty when it has neither letter nor digit. */
  readonly key: string;
  /** The whole text as a CAS or EC number or its prefix, without dashes. */
  readonly number: string | undefined;
  /** The whole text as a formula in Hill order. */
  readonly formula: string | undefined;
  /** The CAS numbers, without dashes, of what is known by the whole text. */
  readonly known: readonly string[];
  /** The chemicals with the structure that the text is. */
  readonly structures: readonly string[];
  readonly isCorrected: boolean;
  /** How the structures differ from the one that was typed. */
  readonly difference?: StructureDifference;
}

/** Each word costs a look-up; the longest words are the most selective. */
const maxWords = 8;
const maxFormulaLength = 60;
const beginningOfNumber = /^\d[\d\s-]*$/;

/** Parses any search text; at most eight of its words count. */
export function readText(text: string): Wanted {
  const pieces = text.split(/\s+/).map(readPiece);
  return {
    text,
    pieces: withoutExcess(pieces),
    key: nameKey(text),
    number: numberOf(text) ?? beginningIn(text),
    formula: formulaOf(text),
    known: casNumbersOf(text).map(numberKey),
    structures: [],
    isCorrected: false,
  };
}

/** The words that count. */
export function wordsOf({ pieces }: Wanted): TypedWord[] {
  return pieces.flatMap(({ words }) => words);
}

function readPiece(text: string): TypedPiece {
  const words = plainWords(text).map((plain) => ({ plain, meant: [foldSpelling(plain)] }));
  return { words, number: numberOf(text), formula: formulaOf(text) };
}

function withoutExcess(pieces: readonly TypedPiece[]): TypedPiece[] {
  const lengths = [...new Set(pieces.flatMap(({ words }) => words.map(({ plain }) => plain)))];
  const longest = new Set(
    lengths.toSorted((one, other) => other.length - one.length).slice(0, maxWords),
  );
  const seen = new Set<string>();
  const countsStill = ({ plain }: TypedWord) => {
    const isNew = longest.has(plain) && !seen.has(plain);
    seen.add(plain);
    return isNew;
  };
  return pieces
    .map((piece) => ({ ...piece, words: piece.words.filter(countsStill) }))
    .filter(({ words }) => words.length > 0);
}

function numberOf(text: string): string | undefined {
  for (const parsed of [parseCasNumber(text), parseEcNumber(text)]) {
    if (parsed.ok) return numberKey(parsed.value);
  }
  return undefined;
}

function beginningIn(text: string): string | undefined {
  const plain = foldName(text);
  return beginningOfNumber.test(plain) ? plain.replace(/\D/g, '').slice(0, 12) : undefined;
}

function formulaOf(text: string): string | undefined {
  if (text.length > maxFormulaLength || !/[A-Z]/.test(text)) return undefined;
  const parsed = parseFormula(text);
  return parsed.ok ? hillFormula(parsed.formula) : undefined;
}
