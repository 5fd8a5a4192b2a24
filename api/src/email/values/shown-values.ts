import { countryName, localFormat } from 'contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/* Formats values of records for messages, in the company's locale. */
const numbers = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
);

/** The name of an ISO 3166-1 country; empty for null. */
export function shownCountry(code: string | null): string {
  return code === null ? '' : countryName(code);
}

/** A phone number in the notation of ITU-T E.123: `+44 20 7946 0123`. @param number - in E.164, as stored */
export function shownPhone(number: string | undefined): string {
  if (number === undefined) return '';
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export function shownQuantity(quantity: number | null): string {
  return quantity === null ? '' : numbers().format(quantity);
}
