import { nameKey } from 'contract/chemistry';
import { mayBeItem } from 'contract/order-list';

/** Words to count, and the normal form in which different writings are the same. */
export interface MissedWords {
  readonly normal: string;
  readonly words: string;
}

const maxLength = 100;
const maxWords = 8;

/**
 * The words of a text that names a substance. Undefined for what may tell of a person or is no name: an email address, a
 * telephone number, a web address, a sentence, a text of more than 100 characters.
 */
export function missedWords(text: string): MissedWords | undefined {
  const words = text.replace(/\s+/g, ' ').trim();
  const normal = nameKey(words);
  const isName =
    words.length <= maxLength &&
    normal.length > 1 &&
    words.split(' ').length <= maxWords &&
    mayBeItem(words) &&
    !personal.test(words) &&
    !isTelephoneNumber(words);
  return isName ? { normal, words } : undefined;
}

const personal = /@|:\/\/|\bwww\.|\b(?:i|i'm|my|me|we|our|you|your)\b/i;
const substanceNumber = /^\D*\d{2,7}-\d{2,3}-\d\D*$/;

/** Seven or more digits in one number, with the signs that people write between them. */
function isTelephoneNumber(words: string): boolean {
  if (substanceNumber.test(words)) return false;
  const numbers = words.match(/\+?\d[\d\s()./-]*/g) ?? [];
  return numbers.some((number) => number.replace(/\D/g, '').length > 6);
}
