import type { FieldError } from 'contract';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import type { PartnerDraft } from './partner-writes';

export const impossibleNumber = 'No telephone number of this country has this length';

/**
 * Errors for impossible telephone numbers: unknown country codes, or a wrong length. Whether a number is assigned is
 * not checked, as such lists are never up to date.
 */
export function phoneErrors({ phones, whatsapp }: PartnerDraft['record']): FieldError[] {
  const listed = phones.map((number, place) => ({ path: `phones.${place}`, number }));
  return [...listed, { path: 'whatsapp', number: whatsapp }]
    .filter(({ number }) => number !== null && !isPossiblePhoneNumber(number))
    .map(({ path }) => ({ path, message: impossibleNumber }));
}
