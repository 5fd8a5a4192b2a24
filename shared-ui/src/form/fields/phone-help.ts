import { t } from '@lingui/core/macro';
export interface PhoneCountry {
  /** The country by which national numbers are read; null while none is chosen, absent when the form has no country. */
  country?: string | null;
}

/** The help text on how to type a number. */
export function phoneHelp({ country }: PhoneCountry) {
  if (country === undefined) return t`With + and the country’s code.`;
  return country === null
    ? t`With + and the country’s code; or choose the country of the address first.`
    : t`As in the country of the address, or with + and another country’s code.`;
}
