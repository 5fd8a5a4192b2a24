import { countryCodes, countryName, localFormat } from 'contract';

export { countryName };

/** All countries, sorted by name in the current locale. */
export const localCountries = localFormat((locale) =>
  countryCodes
    .split(' ')
    .map((code) => ({ value: code, label: countryName(code), detail: code }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
);

/** The same in the locale in which the page was loaded. */
export const countryOptions = localCountries();
