import { localDecimal } from '../decimal-text';
import { textLanguage } from '../formats';
import type { Decimal } from './decimal';

/** `units` of ten to the power of minus `places`. */
interface Exact {
  readonly units: bigint;
  readonly places: number;
}

/** Whether the first is below the second. */
export function isBelow(one: Decimal, other: Decimal): boolean {
  return subtracted(one, other).startsWith('-');
}

/** The same number without zeros at its end. */
export function shortened(number: Decimal): Decimal {
  let { units, places } = exactOf(number);
  while (places > 0 && units % 10n === 0n) {
    units /= 10n;
    places -= 1;
  }
  return textOf({ units, places });
}

/** The product of all. */
export function multiplied(...factors: readonly Decimal[]): Decimal {
  const result = factors
    .map(exactOf)
    .reduce(
      (one, other) => ({ units: one.units * other.units, places: one.places + other.places }),
      { units: 1n, places: 0 },
    );
  return textOf(result);
}

/** The sum of all; `0` for none. */
export function added(...terms: readonly Decimal[]): Decimal {
  const exact = terms.map(exactOf);
  const places = Math.max(0, ...exact.map((term) => term.places));
  const units = exact.reduce((sum, term) => sum + scaled(term, places), 0n);
  return textOf({ units, places });
}

/** The first without the second, which may be negative. */
export function subtracted(from: Decimal, amount: Decimal): Decimal {
  const { units, places } = exactOf(amount);
  return added(from, textOf({ units: -units, places }));
}

/**
 * The quotient, rounded half away from zero.
 *
 * @throws RangeError for a divisor of zero
 */
export function divided(dividend: Decimal, divisor: Decimal, places: number): Decimal {
  const [numerator, denominator] = fractionOf(dividend, divisor, places);
  return textOf({ units: quotient(numerator, denominator), places });
}

/** Rounded half away from zero, with exactly this many places. */
export function rounded(number: Decimal, places: number): Decimal {
  return divided(number, '1', places);
}

/** Rounded by the banker's rule, a half to the even neighbour, with exactly this many places. */
export function roundedHalfEven(number: Decimal, places: number): Decimal {
  const [numerator, denominator] = fractionOf(number, '1', places);
  const nearest = quotient(numerator, denominator);
  const isHalf = absolute(numerator % denominator) * 2n === denominator;
  const isOdd = nearest % 2n !== 0n;
  const towardsZero = numerator < 0n ? 1n : -1n;
  return textOf({ units: isHalf && isOdd ? nearest + towardsZero : nearest, places });
}

/** The least whole number that is no smaller than the quotient of two positive decimals. */
export function ceilingOf(
  dividend: Decimal,
  divisor: Decimal,
): { whole: number; isExact: boolean } {
  const [over, under] = [exactOf(dividend), exactOf(divisor)];
  const places = Math.max(over.places, under.places);
  const [numerator, denominator] = [scaled(over, places), scaled(under, places)];
  const isExact = numerator % denominator === 0n;
  return { whole: Number(numerator / denominator) + (isExact ? 0 : 1), isExact };
}

/** A stored number as an exact decimal: what JavaScript prints of it, without an exponent. */
export function decimalOf(number: number): Decimal {
  const [digits = '0', exponent = '0'] = String(number).split('e');
  const { units, places } = exactOf(digits);
  const shifted = places - Number(exponent);
  return shifted >= 0
    ? textOf({ units, places: shifted })
    : textOf({ units: units * 10n ** BigInt(-shifted), places: 0 });
}

/** Decimals of a currency's amounts by ISO 4217: two of euro, none of yen. */
export function currencyPlaces(currency: string): number {
  const format = new Intl.NumberFormat(textLanguage, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** An amount for people, with the currency's code: `1,250.50 EUR`. */
export function moneyText(amount: Decimal, currency: string): string {
  return `${groupedText(amount)}\u00a0${currency}`;
}

/** A decimal for people, its thousands apart: `1,250.50`. */
export function groupedText(number: Decimal): string {
  return localDecimal(number);
}

function exactOf(number: Decimal): Exact {
  const [whole = '', fraction = ''] = number.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
}

/** Numerator and denominator of a quotient in units of ten to the power of minus `places`. */
function fractionOf(
  dividend: Decimal,
  divisor: Decimal,
  places: number,
): [numerator: bigint, denominator: bigint] {
  const [over, under] = [exactOf(dividend), exactOf(divisor)];
  const shift = under.places + places - over.places;
  const power = 10n ** BigInt(Math.abs(shift));
  return shift >= 0 ? [over.units * power, under.units] : [over.units, under.units * power];
}

function scaled({ units, places }: Exact, to: number): bigint {
  return units * 10n ** BigInt(to - places);
}

function textOf({ units, places }: Exact): Decimal {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  if (places === 0) return sign + digits;
  return `${sign}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function quotient(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Division by zero');
  const isNegative = numerator < 0n !== denominator < 0n;
  const [over, under] = [absolute(numerator), absolute(denominator)];
  const result = (over * 2n + under) / (under * 2n);
  return isNegative ? -result : result;
}

function absolute(number: bigint): bigint {
  return number < 0n ? -number : number;
}
