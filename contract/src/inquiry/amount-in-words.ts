import { textLanguage } from '../formats';
import type { Decimal } from './decimal';

const small = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const scales = [
  '',
  'thousand',
  'million',
  'billion',
  'trillion',
  'quadrillion',
  'quintillion',
  'sextillion',
  'septillion',
  'octillion',
];

/**
 * An amount in words, for letters: `one thousand two hundred fifty euros and 50/100`. What is below one unit is a
 * fraction, as on cheques: names of minor units differ by currency and place.
 *
 * @param amount - not negative, below 10³⁰
 */
export function amountInWords(amount: Decimal, currency: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const number = BigInt(whole);
  const words = `${wholeInWords(number)} ${currencyName(number, currency)}`;
  return /[1-9]/.test(fraction)
    ? `${words} and ${fraction}/1${'0'.repeat(fraction.length)}`
    : words;
}

function wholeInWords(number: bigint): string {
  if (number === 0n) return 'zero';
  const groups: string[] = [];
  let rest = number;
  for (const scale of scales) {
    const group = Number(rest % 1000n);
    if (group > 0) groups.unshift([belowThousand(group), scale].filter(Boolean).join(' '));
    rest /= 1000n;
  }
  return groups.join(' ');
}

function belowThousand(number: number): string {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  return [
    ...(hundreds === 0 ? [] : [`${small[hundreds]} hundred`]),
    ...(rest === 0 ? [] : [belowHundred(rest)]),
  ].join(' ');
}

function belowHundred(number: number): string {
  const known = small[number];
  if (known !== undefined) return known;
  const ones = number % 10;
  const ten = tens[Math.floor(number / 10)];
  return ones === 0 ? `${ten}` : `${ten}-${small[ones]}`;
}

/** `euro` or `euros`; the code of a currency without a name. */
function currencyName(number: bigint, currency: string): string {
  const format = new Intl.NumberFormat(textLanguage, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    maximumFractionDigits: 0,
  });
  return format.formatToParts(number).find(({ type }) => type === 'currency')?.value ?? currency;
}
