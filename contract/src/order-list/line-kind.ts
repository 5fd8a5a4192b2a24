import { letterWords } from './letter-words';
import { keyOf, plainLine } from './tokens';

/** What a line of a list is: an item; or a sum, a heading, a sentence, a term of the purchase, a head or signature of a mail. */
export type OrderLineKind = 'item' | 'total' | 'header' | 'sentence' | 'term' | 'contact';

const boundary = String.raw`(?![\p{L}\p{M}\d-])`;
const unspacedStart = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]`;

/** Words of languages without blanks need no end. */
function beginning(words: readonly string[], behind = ''): RegExp {
  const all = words.join('|').split('|');
  const pattern = words.join('|');
  const isMixed = all.some((word) => new RegExp(unspacedStart, 'u').test(word));
  const end = isMixed ? String.raw`(?:${boundary}|(?<=${unspacedStart}))` : boundary;
  return new RegExp(String.raw`^(?:${pattern})${end}${behind}`, 'u');
}

const { terms: termWords } = letterWords;
const colon = String.raw`\s{0,2}[:=]`;
const head = beginning(letterWords.heads, colon);
const greeting = beginning(letterWords.greetings);
const closing = beginning(letterWords.closings);
const request = beginning(letterWords.requests);
const total = beginning(letterWords.totals);
const payment = beginning([termWords.payment]);
const delivery = beginning([termWords.delivery]);
const other = beginning([termWords.other], String.raw`[^:]{0,30}[:=]`);
const contact = beginning([termWords.contact], String.raw`\s{0,2}[.:+]`);
const attribution = new RegExp(letterWords.attributions.join('|'), 'u');
/** With a place; DAP alone may be diammonium phosphate. */
const incoterm = /^(?:EXW|FCA|FAS|FOB|CFR|CIF|CPT|CIP|DAP|DPU|DDP)\s{1,3}\p{L}/u;
const address = /\w@[\w-]|\bwww\.|https?:/;
const phone = /^\W{0,3}(?:\+|00|\(0|0\d)[\d\s()/.-]{6,24}$/;

/** A line without the quotation marks and bullets before it. */
export function lettersOf(line: string): string {
  return keyOf(plainLine(line)).replace(/^[\s>*•·"'#_-]{0,40}(?:[a-z]\)\s)?/, '');
}

/** What a line says by its words alone; undefined for what may be an item. */
export function kindByWords(
  line: string,
): Exclude<OrderLineKind, 'item' | 'header'> | 'closing' | undefined {
  const text = lettersOf(line).trimEnd();
  if (total.test(text)) return 'total';
  if (head.test(text) || attribution.test(text.replace(/:$/, ''))) return 'sentence';
  if (
    payment.test(text) ||
    delivery.test(text) ||
    other.test(text) ||
    incoterm.test(plainLine(line).trim())
  )
    return 'term';
  if (contact.test(text) || address.test(text) || phone.test(text)) return 'contact';
  if (closing.test(text)) return 'closing';
  if (greeting.test(text) || request.test(text) || /[?]$/.test(text)) return 'sentence';
  return undefined;
}

/** Whether the words of a line can only belong to a sentence: one that ends with a colon and counts nothing. */
export function isIntroduction(line: string): boolean {
  return plainLine(line).trimEnd().endsWith(':') && !/\d/.test(line);
}

export type TermKind = 'payment' | 'delivery' | 'other';

export function termKindOf(line: string): TermKind {
  const text = lettersOf(line);
  if (payment.test(text)) return 'payment';
  return delivery.test(text) || incoterm.test(plainLine(line).trim()) ? 'delivery' : 'other';
}

/** Whether a text may name a product, by its words alone. */
export function mayBeItem(text: string): boolean {
  return kindByWords(text) === undefined && !isIntroduction(text);
}
