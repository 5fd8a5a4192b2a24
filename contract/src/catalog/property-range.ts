import { z } from 'zod';

/** Flash points in °C, cut where CLP and ADR cut them: 23, 60 and 93. A range has its lower end; `not-stated` is for those without one. */
export const FlashRange = z.enum(['below-23', '23-60', '60-93', 'from-93', 'not-stated']);
export type FlashRange = z.infer<typeof FlashRange>;

/** Boiling points in °C. A range has its lower end. */
export const BoilingRange = z.enum(['below-0', '0-100', '100-200', 'from-200', 'not-stated']);
export type BoilingRange = z.infer<typeof BoilingRange>;

/** Where the ranges are cut, in °C. */
export const rangeCuts = { flash: [23, 60, 93], boiling: [0, 100, 200] } as const;

/** What a facet counts where a chemical has no value. */
export const notStatedValue = 'not-stated';

/** The values of a facet that asks whether there is something. */
export const YesOrNo = z.enum(['yes', 'no']);
export type YesOrNo = z.infer<typeof YesOrNo>;

export const flashRangeNames: Readonly<Record<FlashRange, string>> = {
  'below-23': 'Below 23 °C',
  '23-60': '23 to 60 °C',
  '60-93': '60 to 93 °C',
  'from-93': '93 °C and above',
  'not-stated': 'Not stated',
};

export const boilingRangeNames: Readonly<Record<BoilingRange, string>> = {
  'below-0': 'Below 0 °C',
  '0-100': '0 to 100 °C',
  '100-200': '100 to 200 °C',
  'from-200': '200 °C and above',
  'not-stated': 'Not stated',
};

export const yesOrNoNames: Readonly<Record<YesOrNo, string>> = { yes: 'Yes', no: 'No' };

/** The range of a flash point in °C. */
export function flashRangeOf(celsius: number | null): FlashRange {
  if (celsius === null) return notStatedValue;
  return FlashRange.options[bucketOf(celsius, rangeCuts.flash)] ?? notStatedValue;
}

/** The range of a boiling point in °C. */
export function boilingRangeOf(celsius: number | null): BoilingRange {
  if (celsius === null) return notStatedValue;
  return BoilingRange.options[bucketOf(celsius, rangeCuts.boiling)] ?? notStatedValue;
}

/** As `width_bucket` of PostgreSQL counts. */
function bucketOf(value: number, cuts: readonly number[]): number {
  return cuts.filter((cut) => value >= cut).length;
}
