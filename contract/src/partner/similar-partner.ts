import { z } from 'zod';
import { text } from '../text';
import { idOf } from '../id';
import { Email } from '../staff/admin';
import { PhoneNumber } from './trade-terms';

/** What two partners have alike. */
export const Likeness = z.enum(['companyName', 'emailDomain', 'taxNumber', 'phone']);
export type Likeness = z.infer<typeof Likeness>;

/** A stored partner that may be the one being typed, and why. */
export const SimilarPartner = z.object({
  _id: z.uuid(),
  companyName: z.string(),
  /** Where it is, to tell two of a name apart. */
  city: z.string().nullable(),
  country: z.string().nullable(),
  likenesses: z.array(Likeness),
});
export type SimilarPartner = z.infer<typeof SimilarPartner>;

/** The values with commas between; those that cannot be read, as they are half typed, are left out. */
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

/** What is known so far of a partner that is being entered. */
export const SimilarQuery = z.strictObject({
  companyName: text(200).optional(),
  taxNumber: text(40).optional(),
  /** Addresses with commas between. */
  emails: valuesOf(Email).optional(),
  /** Numbers in international form with commas between. */
  phones: valuesOf(PhoneNumber).optional(),
  /** The partner being edited, which is like itself. */
  exceptId: z.union([idOf('supplier'), idOf('customer')]).optional(),
});
export type SimilarQuery = z.infer<typeof SimilarQuery>;
