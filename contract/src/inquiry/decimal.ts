import { z } from 'zod';
import { localDecimal } from '../decimal-text';
import { textLanguage } from '../formats';

/** An exact decimal number as text: `1250.50`. Money and its factors are never binary fractions. */
export const Decimal = z
  .string()
  .max(24)
  .trim()
  .regex(/^\d{1,12}(?:\.\d{1,8})?$/, 'Enter a number such as 1250.50');
export type Decimal = z.infer<typeof Decimal>;

/** A decimal above zero. */
export const PositiveDecimal = Decimal.refine(isPositive, 'Enter a number above zero');

/** `units` of ten to the power of minus `places`. */
interface Exact {
  readonly units: bigint;
  readonly places: number;
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
  const [over, under] = [exactOf(dividend), exactOf(divisor)];
  const shift = under.places + places - over.places;
  const numerator = shift >= 0 ? over.units * 10n ** BigInt(shift) : over.units;
  const denominator = shift >= 0 ? under.units : under.units * 10n ** BigInt(-shift);
  return textOf({ units: quotient(numerator, denominator), places });
}

/** Rounded half away from zero, with exactly this many places. */
export function rounded(number: Decimal, places: number): Decimal {
  return divided(number, '1', places);
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

function isPositive(number: string): boolean {
  return /[1-9]/.test(number);
}

function exactOf(number: Decimal): Exact {
  const [whole = '', fraction = ''] = number.split('.');
  return { units: BigInt(whole + fraction), places: fraction.length };
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
