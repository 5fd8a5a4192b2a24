import { parsePhoneNumberFromString } from 'libphonenumber-js';

/* Formats values of records for messages, in British English for all readers. */
const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** The English name of an ISO 3166-1 country; empty for null. */
export function shownCountry(code: string | null): string {
  return code === null ? '' : (countries.of(code) ?? code);
}

/** A phone number in the notation of ITU-T E.123: `+44 20 7946 0123`. @param number - in E.164, as stored */
export function shownPhone(number: string | undefined): string {
  if (number === undefined) return '';
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export function shownQuantity(quantity: number | null): string {
  return quantity === null ? '' : numbers.format(quantity);
}
