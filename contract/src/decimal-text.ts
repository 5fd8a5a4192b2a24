import { localFormat, localNumber } from './formats';

const signs = localFormat((locale) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: valueOf('decimal') ?? '.', group: valueOf('group') ?? '' };
});

/** The sign before decimals. */
export function decimalSign(): string {
  return signs().decimal;
}

/** A decimal in the current locale, its thousands apart and all its decimals kept: `1250.50` is `1.250,50` in German. */
export function localDecimal(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const isNegative = whole.startsWith('-');
  const digits = localNumber(BigInt(isNegative ? whole.slice(1) : whole));
  return `${isNegative ? '-' : ''}${digits}${fraction === undefined ? '' : decimalSign() + fraction}`;
}

/**
 * A typed number with a point before its decimals and without groups. The last of two signs is the decimal sign; a sign
 * alone is a group only where it is the locale's and three digits follow, or where it is repeated.
 *
 * @example typedDecimal('1.250,50') // '1250.50'
 *
 * typedDecimal('4,20') // '4.20' everywhere; typedDecimal('1,250') is '1250' in English and '1.250' in German
 */
export function typedDecimal(text: string): string {
  const plain = text.replace(/[\s'’]/g, '').replace('\u2212', '-');
  const found = plain.match(/[.,]/g) ?? [];
  const last = found.at(-1);
  if (last === undefined) return plain;
  const isMixed = new Set(found).size > 1;
  const isGroup = isMixed ? false : found.length > 1 || isGrouping(plain, last);
  if (isGroup) return plain.replaceAll(last, '');
  const other = last === '.' ? ',' : '.';
  return plain.replaceAll(other, '').replace(last, '.');
}

function isGrouping(text: string, sign: string): boolean {
  return sign !== decimalSign() && sign === signs().group && /^[-+]?\d{1,3}[.,]\d{3}$/.test(text);
}
