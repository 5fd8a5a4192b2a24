import { z } from 'zod';

/** Flash points in °C, cut where CLP and ADR cut them: 23, 60 and 93. A range has its lower end. */
export const FlashRange = z.enum(['below-23', '23-60', '60-93', 'from-93']);
export type FlashRange = z.infer<typeof FlashRange>;

/** Boiling points in °C. A range has its lower end. */
export const BoilingRange = z.enum(['below-0', '0-100', '100-200', 'from-200']);
export type BoilingRange = z.infer<typeof BoilingRange>;

/** Where the ranges are cut, in °C. */
export const rangeCuts = { flash: [23, 60, 93], boiling: [0, 100, 200] } as const;

/** The range of a flash point in °C; null for none. */
export function flashRangeOf(celsius: number | null): FlashRange | null {
  return celsius === null ? null : (FlashRange.options[bucketOf(celsius, rangeCuts.flash)] ?? null);
}

/** The range of a boiling point in °C; null for none. */
export function boilingRangeOf(celsius: number | null): BoilingRange | null {
  if (celsius === null) return null;
  return BoilingRange.options[bucketOf(celsius, rangeCuts.boiling)] ?? null;
}

/** As `width_bucket` of PostgreSQL counts. */
function bucketOf(value: number, cuts: readonly number[]): number {
  return cuts.filter((cut) => value >= cut).length;
}
