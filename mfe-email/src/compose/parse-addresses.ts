import { stripEnds } from 'contract';
import { Email } from 'contract/staff';

/** The most that is read of what was pasted: 10 000 addresses with names are less. */
const longestPaste = 2_000_000;

/**
 * The addresses in what was typed or pasted, in its order, each once: parted by commas, semicolons, spaces or lines, or
 * with names before them, as in `Ann Example <ann@example.com>`. What is no address is among them, for it to be mended.
 */
export function addressesIn(text: string): readonly string[] {
  const words = text
    .slice(0, longestPaste)
    .split(/[;\n\r\t]+/)
    .flatMap(wordsOf);
  return [...new Set(words.map(plain).filter((word) => word !== ''))];
}

/** Whether mail could go there. */
export function isAddress(text: string): boolean {
  return Email.safeParse(text).success;
}

/** Of a part with angle brackets, what stands in them; the words outside are a name, but for those that are addresses. */
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

/** Without quotes and brackets around it; in small letters where it is an address. */
function plain(word: string) {
  const bare = stripEnds(word, { start: /[\s"'([]/, end: /[\s"')\].]/ }).replace(/^mailto:/i, '');
  return Email.safeParse(bare).data ?? bare;
}
