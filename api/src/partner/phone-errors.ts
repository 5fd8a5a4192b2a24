import type { FieldError } from 'contract';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import type { FieldValues } from '../repository/field-values';

const message = 'No telephone number of this country has this length';

/**
 * Errors for impossible telephone numbers: unknown country codes, or a wrong length. Whether a number is assigned is
 * not checked, as such lists are never up to date.
 */
export function phoneErrors({ phones, whatsapp }: FieldValues): FieldError[] {
  const listed = Array.isArray(phones)
    ? phones.map((number: unknown, place) => ({ path: `phones.${place}`, number }))
    : [];
  return [...listed, { path: 'whatsapp', number: whatsapp }]
    .filter(({ number }) => typeof number === 'string' && !isPossiblePhoneNumber(number))
    .map(({ path }) => ({ path, message }));
}
