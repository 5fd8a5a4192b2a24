import { countryCodes } from 'contract';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The English name of a two-letter country code, or the code itself if it is unknown. */
export function countryName(code: string) {
  return names.of(code) ?? code;
}

/** All countries, sorted by name. */
export const countryOptions = countryCodes
  .split(' ')
  .map((code) => ({ value: code, label: countryName(code), detail: code }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));
