import { stripEnds } from 'contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js';

/*
 * How values of records read in a message, whoever reads it and wherever: in British English.
 */
const countries = new Intl.DisplayNames('en-GB', { type: 'region' });
const numbers = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 6 });

/** The English name of a country of ISO 3166-1; nothing for none. */
export function shownCountry(code: string | null): string {
  return code === null ? '' : (countries.of(code) ?? code);
}

/** A number as ITU-T E.123 writes it: `+44 20 7946 0123`. @param number - in E.164, as partners' numbers are kept */
export function shownPhone(number: string | undefined): string {
  if (number === undefined) return '';
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number;
}

export function shownQuantity(quantity: number | null): string {
  return quantity === null ? '' : numbers.format(quantity);
}

/** The site's address, or that of a record's page on it; nothing where the site has no public address. */
export function siteAddress(publicUrl: string | undefined, slug = ''): string {
  if (publicUrl === undefined) return '';
  const site = stripEnds(publicUrl, { end: /\// });
  return slug === '' ? site : `${site}/${slug}`;
}
