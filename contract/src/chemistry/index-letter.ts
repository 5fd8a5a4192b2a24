import { foldName } from './fold-name';
import { spellGreek } from './greek';
import { significantStart } from './significant-start';

/** The letters of the A–Z list in their order; `#` files the names without a significant Latin letter. */
export const indexLetters = [
  ...(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const),
  ...(['N', 'O', 'P', 'Q', 'R', 'S', 'T', 'U', 'V', 'W', 'X', 'Y', 'Z'] as const),
  '#',
] as const;

/** One entry of {@link indexLetters}. */
export type IndexLetter = (typeof indexLetters)[number];

/**
 * The letter of the A–Z list that a chemical's name is filed under: the first significant one, past locants,
 * stereodescriptors, Greek letters, italic prefixes, isotopes, brackets and signs.
 *
 * @example indexLetter("N,N'-Dicyclohexylcarbodiimide") // 'D'
 */
export function indexLetter(name: string): IndexLetter {
  const folded = foldName(name);
  const start = significantStart(folded);
  if (start < 0) return '#';
  return indexLetters[folded.charAt(start).toUpperCase().charCodeAt(0) - 65] ?? '#';
}

const neitherLetterNorSpace = /[^\p{L}\s]+/gu;
const spaces = /\s+/g;
const numbers = /\d+/g;

/**
 * The text that puts names in the order of the A–Z list when keys are compared byte by byte (`COLLATE "C"`):
 * the letters from the significant one on without case, diacritics and locants; then all numbers of the name by
 * value; then the whole name. The three are separated by a space, and a word gap inside the first is a hyphen.
 *
 * @example sortKey('1,2-Dichloroethane') // 'dichloroethane a1a2 1,2-dichloroethane'
 */
export function sortKey(name: string): string {
  const folded = foldName(name);
  const lower = spellGreek(folded.toLowerCase());
  const start = significantStart(folded);
  const significant = spellGreek(folded.slice(Math.max(start, 0)).toLowerCase())
    .replace(neitherLetterNorSpace, '')
    .trim()
    .replace(spaces, '-');
  return `${significant} ${(folded.match(numbers) ?? []).map(sortableNumber).join('')} ${lower}`;
}

/** The count of digits as a letter, then the digits: `a2` sorts before `b10`, whatever the length. */
function sortableNumber(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '').slice(0, 26);
  return String.fromCharCode(96 + value.length) + value;
}
