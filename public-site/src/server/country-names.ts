import { countryCodes } from 'contract';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** @param code - of ISO 3166-1: `DE` */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** All countries by name, with their codes. */
export const countries: readonly (readonly [code: string, name: string])[] = countryCodes
  .split(' ')
  .map((code) => [code, countryName(code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));
