import { currentLanguage } from '../language/current-language';
import { countryCodes, countryName, utcDateText } from 'contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Dated } from '../common/view-parts';

/** @param iso - a time or a day; shown as the day in UTC */
export function datedOf(iso: string): Dated {
  return { iso, text: utcDateText(iso) };
}

/** A telephone number in readable form: `+442079460123` is "+44 20 7946 0123". */
export function phoneText(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

export { countryName };

/** All countries by name, with their codes. */
export function countries(): readonly (readonly [code: string, name: string])[] {
  return countryCodes
    .split(' ')
    .map((code) => [code, countryName(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other, currentLanguage().code));
}
