import { z } from 'zod';
import { text } from '../text';
import { idOf } from '../id';
import { Email } from '../staff/admin';
import { PhoneNumber } from './trade-terms';

/** What two partners have in common. */
export const Likeness = z.enum(['companyName', 'emailDomain', 'taxNumber', 'phone']);
export type Likeness = z.infer<typeof Likeness>;

/** A stored partner that may duplicate the one being entered, and why. */
export const SimilarPartner = z.object({
  _id: z.uuid(),
  companyName: z.string(),
  /** Its location, to distinguish two of the same name. */
  city: z.string().nullable(),
  country: z.string().nullable(),
  likenesses: z.array(Likeness),
});
export type SimilarPartner = z.infer<typeof SimilarPartner>;

/** Comma-separated values; unreadable ones are dropped, as they may be half typed. */
function valuesOf<S extends z.ZodType<string>>(schema: S) {
  return z
    .string()
    .max(1000)
    .transform((joined) =>
      joined.split(',').flatMap((one) => {
        const value = schema.safeParse(one);
        return value.success ? [value.data] : [];
      }),
    );
}

/** The values so far of a partner being entered. */
export const SimilarQuery = z.strictObject({
  companyName: text(200).optional(),
  taxNumber: text(40).optional(),
  /** Comma-separated addresses. */
  emails: valuesOf(Email).optional(),
  /** Comma-separated numbers in international form. */
  phones: valuesOf(PhoneNumber).optional(),
  /** The partner being edited, which is left out. */
  exceptId: z.union([idOf('supplier'), idOf('customer')]).optional(),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;
