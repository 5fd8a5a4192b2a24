import type { FieldError } from 'contract';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import type { Row } from '../db/pool';

const message = 'No telephone number of this country has this length';

/**
 * The numbers of a partner that cannot be: of a country code that is not in use, or too long or short for it. Whether a
 * number is given out is not asked, as the lists of those are never up to date.
 */
export function phoneErrors({ phones, whatsapp }: Row): FieldError[] {
  const listed = Array.isArray(phones)
    ? phones.map((number: unknown, place) => ({ path: `phones.${place}`, number }))
    : [];
  return [...listed, { path: 'whatsapp', number: whatsapp }]
    .filter(({ number }) => typeof number === 'string' && !isPossiblePhoneNumber(number))
    .map(({ path }) => ({ path, message }));
}
