import { foldName } from './fold-name';
import { spellGreek } from './greek';
import { significantStart } from './significant-start';
import { foldSpelling } from './spelling-variants';
import { withoutUmlauts } from './umlauts';

/** Raise it when the searchable texts of a chemical or their normal form change: stored keys are then recomputed. */
export const normalNameForm = 5;

const wordOrNumber = /\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L})+|\p{N}+/gu;
const digits = /^\p{N}/u;
const maxWordLength = 60;
const maxKeyLength = 200;

/**
 * The words of a name in their order, each as it is spelled: no case, diacritics, hyphens, primes, brackets; Greek
 * letters spelled out; locants kept as words of their own, and so are Han characters beside Latin ones. A word has at
 * most 60 characters.
 *
 * @example plainWords("4,4'-Methylenedianiline") // ['4', '4', 'methylenedianiline']
 */
export function plainWords(name: string): string[] {
  const plain = spellGreek(foldName(name).toLowerCase());
  return (plain.match(wordOrNumber) ?? []).map((word) => word.slice(0, maxWordLength));
}

/**
 * The words of a name as searches compare them: those of {@link plainWords} in the one spelling of each.
 *
 * @example nameWords('Sulphuric acid') // ['sulfuric', 'acid']
 */
export function nameWords(name: string): string[] {
  return plainWords(name).map(foldSpelling);
}

/**
 * A name as one piece, so that `ethylacetate` is `Ethyl acetate` and `2 propanol` is `2-Propanol`: its words without
 * gaps, but for a comma between two numbers. At most 200 characters.
 *
 * @example nameKey('1,2-Dichloroethane') // '1,2dichloroethane'
 */
export function nameKey(name: string): string {
  return keyOf(nameWords(name));
}

/**
 * The pieces that a name is looked up by: the whole, and the part from the significant letter on, which people type
 * when they leave locants and descriptors out; and the whole without umlauts, for those who have none to type.
 *
 * @example nameKeys('α-Pinene') // ['alphapinene', 'pinene']
 */
export function nameKeys(name: string): string[] {
  const folded = foldName(name);
  const start = significantStart(folded);
  const plain = withoutUmlauts(name);
  const keys = [nameKey(name)];
  if (start > 0) keys.push(nameKey(folded.slice(start)));
  if (plain !== undefined) keys.push(nameKey(plain));
  return [...new Set(keys)].filter((key) => key !== '');
}

function keyOf(words: readonly string[]): string {
  let key = '';
  for (const word of words) {
    const needsGap = digits.test(word) && digits.test(key.slice(-1));
    key += needsGap ? `,${word}` : word;
  }
  return key.slice(0, maxKeyLength);
}
