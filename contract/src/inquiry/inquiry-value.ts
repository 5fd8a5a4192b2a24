import { z } from 'zod';
import { type Decimal } from './decimal';
import { multiplied, roundedHalfEven } from './exact-decimal';

/** What an inquiry is worth: the goods of its latest offer that counts, less the discount, without charges and tax. */
export const InquiryValue = z.object({
  amount: z.string(),
  /** That of the offer. */
  currency: z.string(),
  /** The offer is still a draft. */
  isEstimate: z.boolean(),
  /** In the company's currency, by the rate of the day of sending; null without a rate. */
  converted: z.string().nullable(),
});
export type InquiryValue = z.infer<typeof InquiryValue>;

/** A value by its probability in percent, rounded to the places of its currency by the banker's rule. */
export function weightedValue(value: Decimal, probability: number, places: number): Decimal {
  return roundedHalfEven(multiplied(value, String(probability), '0.01'), places);
}
