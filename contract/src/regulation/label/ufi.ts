import { z } from 'zod';

/**
 * A unique formula identifier, of mixtures: 16 characters in groups of four (CLP, Annex VIII, Part A, section 5). Its form
 * alone is checked.
 */
export const Ufi = z
  .string()
  .max(40)
  .transform((typed) =>
    typed
      .trim()
      .toUpperCase()
      .replace(/^UFI:? ?/, ''),
  )
  .pipe(
    z
      .string()
      .regex(
        /^[0-9AC-HJKMNP-Y]{4}(?:-[0-9AC-HJKMNP-Y]{4}){3}$/,
        'Enter 16 characters in groups of four: E600-30P1-S00Y-5079',
      ),
  );
