import { stripEnds } from 'contract';
import { Email } from 'contract/staff';

/** Characters of a paste that are parsed; 10 000 addresses with names are shorter. */
const maxPasteLength = 2_000_000;

/**
 * Parses addresses out of typed or pasted text, in order, without duplicates: separated by commas, semicolons, spaces
 * or line breaks, or with names, as in `Ann Example <ann@example.com>`. Includes invalid ones, for correction.
 */
export function addressesIn(text: string): readonly string[] {
  const words = text
    .slice(0, maxPasteLength)
    .split(/[;\n\r\t]+/)
    .flatMap(wordsOf);
  return [...new Set(words.map(plain).filter((word) => word !== ''))];
}

/** Whether the text is a valid email address. */
export function isAddress(text: string): boolean {
  return Email.safeParse(text).success;
}

/** With angle brackets, the text in them; words outside are a name, unless they contain an `@`. */
function wordsOf(part: string): readonly string[] {
  const [before = '', ...named] = part.split('<');
  if (named.length === 0) return before.split(/[\s,]+/);
  const inNames = [before, ...named.map((one) => afterBracket(one))].flatMap(addressWords);
  return [...inNames, ...named.map((one) => one.split('>')[0] ?? '')];
}

function afterBracket(text: string) {
  const end = text.indexOf('>');
  return end === -1 ? '' : text.slice(end + 1);
}

function addressWords(name: string) {
  return name.split(/[\s,]+/).filter((word) => word.includes('@'));
}

/** Strips quotes and brackets; lower-cases a valid address. */
function plain(word: string) {
  const bare = stripEnds(word, { start: /[\s"'([]/, end: /[\s"')\].]/ }).replace(/^mailto:/i, '');
  return Email.safeParse(bare).data ?? bare;
}
