/** A number, a word or a sign of a line, with its position in it. */
export interface Token {
  readonly kind: 'number' | 'word' | 'sign';
  /** Full-width characters and dashes are plain ones. */
  readonly text: string;
  /** In lower case, without diacritics. */
  readonly key: string;
  readonly from: number;
  readonly to: number;
  /** No blank stands before it. */
  readonly isGlued: boolean;
  /** Written without blanks between words: Chinese, Japanese, Korean. */
  readonly isUnspaced: boolean;
}

const number = String.raw`\d+(?:[.,'’]\d+)*|[¼½¾]`;
const han = String.raw`\p{Script=Han}+`;
const kana = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}ー]+`;
const hangul = String.raw`\p{Script=Hangul}+`;
const letters = String.raw`(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー])[\p{L}\p{M}])+[²³]?`;
const pattern = new RegExp(
  `(?<number>${number})|(?<unspaced>${han}|${kana}|${hangul})|(?<word>${letters}|[\u3380-\u33df])|(?<sign>[^\\s])`,
  'gu',
);

/** Divides a line into numbers, words and signs. */
export function tokensOf(line: string): Token[] {
  const plain = plainLine(line);
  const tokens: Token[] = [];
  for (const match of plain.matchAll(pattern)) {
    const { number: digits, sign, unspaced } = match.groups ?? {};
    const [text] = match;
    tokens.push({
      kind: kindOf(digits, sign),
      text,
      key: keyOf(text),
      from: match.index,
      to: match.index + text.length,
      isGlued: tokens.at(-1)?.to === match.index,
      isUnspaced: unspaced !== undefined,
    });
  }
  return tokens;
}

function kindOf(digits: string | undefined, sign: string | undefined): Token['kind'] {
  if (digits !== undefined) return 'number';
  return sign === undefined ? 'word' : 'sign';
}

/** A token divided at a place within it. */
export function splitToken(token: Token, length: number): [Token, Token] {
  const { text, from, to } = token;
  const place = from + length;
  const [first, second] = [text.slice(0, length), text.slice(length)];
  return [
    { ...token, text: first, key: keyOf(first), to: place },
    { ...token, text: second, key: keyOf(second), from: place, to, isGlued: true },
  ];
}

const anythingPlain = /^[\x20-\x7e\t]*$/;
const fullWidth = /[\uff01-\uff5e]/g;
const dashes = /[\u2010-\u2015\u2212\u2043\ufe58\ufe63]/g;
const blanks = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;

/** The same line, character by character, in plain signs and digits. */
export function plainLine(line: string): string {
  if (anythingPlain.test(line)) return line;
  return line
    .replace(fullWidth, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(blanks, ' ')
    .replace(/[、，]/g, ',')
    .replace(/。/g, '.')
    .replace(/[×✕✖]/g, '*');
}

/** How words are compared: in lower case, without diacritics. */
export function keyOf(text: string): string {
  const lower = text.toLowerCase();
  if (anythingPlain.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFC');
}
