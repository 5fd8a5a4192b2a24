import type { Match } from 'contract/catalog';
import { hasHan, nameWords } from 'contract/chemistry';
import type { FieldValues } from '../../repository/field-values';
import { numberKey } from './lexemes';
import { type Wanted, wordsOf } from './read-text';
import { isNameKind, keysOf, type NamedText, textsOf } from './search-rows';

/** The chemical's text that matches best; on a tie, its name. */
export function matchOf(chemical: FieldValues, wanted: Wanted): Match {
  const match = bestMatch(chemical, wanted);
  return wanted.difference === undefined ? match : { ...match, difference: wanted.difference };
}

function bestMatch(chemical: FieldValues, wanted: Wanted): Match {
  const texts = textsOf(chemical).map((named) => ({ ...named, distance: distance(named, wanted) }));
  const best = texts.reduce((one, other) => (other.distance < one.distance ? other : one));
  if (best.distance > 0 && isKnownBy(chemical, wanted)) return knownMatch(wanted);
  return { kind: best.kind, text: best.text, isCorrected: wanted.isCorrected };
}

function isKnownBy({ casNumber }: FieldValues, { known }: Wanted): boolean {
  return typeof casNumber === 'string' && known.includes(numberKey(casNumber));
}

function knownMatch({ text, isCorrected }: Wanted): Match {
  return { kind: /^UN\s*\d{4}$/i.test(text) ? 'unNumber' : 'synonym', text, isCorrected };
}

/**
 * 0 for the same text, more for a name with all the words, then for a prefix match, then for each missing word. A name in
 * another language is the reason only where none in the site's language is.
 */
function distance(named: NamedText, wanted: Wanted): number {
  const sought = soughtIn(named, wanted);
  const keys = keysOf(named);
  const isSought = (holds: (stored: string, typed: string) => boolean) =>
    keys.some((stored) => sought.some((typed) => holds(stored, typed)));
  if (isSought((stored, typed) => stored === typed)) return 0;
  const foreign = named.isForeign === true ? 0.75 : 0;
  const missing = missingWords(named, wanted);
  if (missing === 0) return foreign + 0.5;
  if (isSought((stored, typed) => stored.startsWith(typed))) return foreign + 1;
  return foreign + 2 + missing;
}

function soughtIn(
  { kind }: NamedText,
  { key, number, formula }: Pick<Wanted, 'key' | 'number' | 'formula'>,
): string[] {
  const own = kind === 'casNumber' || kind === 'ecNumber' ? number : key;
  const sought = kind === 'formula' ? formula : own;
  return sought === undefined || sought === '' ? [] : [sought];
}

function missingWords(named: NamedText, wanted: Wanted): number {
  const typed = wordsOf(wanted);
  if (!isNameKind(named.kind)) return isPieceOf(named, wanted) ? 0.5 : typed.length + 1;
  const words = nameWords(named.text);
  const missing = typed.filter(
    ({ meant }) => !words.some((word) => meant.some((one) => isIn(word, one))),
  );
  const isWhole = typed.every(({ meant }) => meant.some((one) => words.includes(one)));
  return missing.length + (isWhole ? 0 : 0.25);
}

/** A word in Han characters may be any part of a longer one. */
function isIn(word: string, typed: string): boolean {
  return hasHan(typed) ? word.includes(typed) : word.startsWith(typed);
}

/** Whether the number or formula is one of the pieces, as in `acetone 67-64-1`. */
function isPieceOf(named: NamedText, { pieces }: Wanted): boolean {
  const keys = keysOf(named);
  return pieces.some(({ number, formula }) =>
    keys.some((key) => key === number || key === formula),
  );
}
