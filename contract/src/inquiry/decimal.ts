import { z } from 'zod';

/** An exact decimal number as text: `1250.50`. Money and its factors are never binary fractions. */
export const Decimal = z
  .string()
  .max(24)
  .trim()
  .regex(/^\d{1,12}(?:\.\d{1,8})?$/, 'Enter a number such as 1250.50');
export type Decimal = z.infer<typeof Decimal>;

/** From 0 to 100. */
export const Percent = Decimal.refine(isPercent, 'Enter a percentage from 0 to 100');

/** A decimal above zero. */
export const PositiveDecimal = Decimal.refine(isPositive, 'Enter a number above zero');

function isPercent(number: string): boolean {
  return /^(?:0*\d{1,2}(?:\.\d+)?|0*100(?:\.0+)?)$/.test(number);
}

function isPositive(number: string): boolean {
  return /[1-9]/.test(number);
}
