import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type * as Rules from 'libphonenumber-js/min';
import { countryName } from '../text/country-name';

/** A text parsed as a telephone number, or the reason why it is none. */
export type PhoneReading =
  | { readonly ok: true; readonly e164: string }
  | { readonly ok: false; readonly problem: string };

/** The country by which a national number is read; undefined if unknown. */
export interface PhonePlace {
  /** Digits without a plus: `44`. */
  readonly callingCode: string | undefined;
  /** The country of the address, by its ISO 3166-1 code. */
  readonly country: string | null;
}

/** A number in its country's format, and the country's calling code. */
export interface ShownPhone {
  readonly national: string;
  readonly callingCode: string;
}

export interface PhoneReader {
  read: (text: string, place: PhonePlace) => PhoneReading;
  /** Undefined if it is not a number. */
  show: (e164: string) => ShownPhone | undefined;
  callingCodeOf: (country: string) => string | undefined;
}

type PhoneRules = typeof Rules;

/** Parses telephone numbers; undefined until the rules of all countries have loaded. */
export function usePhoneReader(): PhoneReader | undefined {
  const { data } = useQuery({ queryKey: ['phone-reader'], queryFn: loadPhoneReader });
  return data;
}

/** Loads the rules of all countries, which are too large for a first load. */
export async function loadPhoneReader(): Promise<PhoneReader> {
  const rules = await import('libphonenumber-js/min');
  return {
    read: (text, place) => read(rules, text, place),
    show: (e164) => {
      const number = rules.parsePhoneNumberFromString(e164);
      if (!number?.isPossible()) return undefined;
      return { national: number.formatNational(), callingCode: number.countryCallingCode };
    },
    callingCodeOf: (country) =>
      rules.isSupportedCountry(country) ? rules.getCountryCallingCode(country) : undefined,
  };
}

function read(rules: PhoneRules, typed: string, place: PhonePlace): PhoneReading {
  const text = typed.trim().replace(/^00/, '+');
  const isInternational = text.startsWith('+');
  const { callingCode } = place;
  if (!isInternational && callingCode === undefined) {
    const problem = t`Begin with + and the country’s code, or choose the country of the address`;
    return { ok: false, problem };
  }
  const options = {
    extract: false,
    ...(callingCode !== undefined && { defaultCallingCode: callingCode }),
  };
  const number = rules.parsePhoneNumberFromString(text, options);
  if (number?.ext !== undefined) {
    return {
      ok: false,
      problem: t`An extension cannot be kept with a number: put it into the notes`,
    };
  }
  if (number?.isPossible()) return { ok: true, e164: number.number };
  const code = number?.countryCallingCode ?? (isInternational ? undefined : callingCode);
  const country = number?.country ?? countryWith(rules, code, place.country);
  const reason = rules.validatePhoneNumberLength(text, options);
  return { ok: false, problem: problemText(reason, placeText(country, code)) };
}

/** The address's country, if numbers with this calling code belong to it. */
function countryWith(rules: PhoneRules, code: string | undefined, country: string | null) {
  if (country === null || code === undefined || !rules.isSupportedCountry(country))
    return undefined;
  return rules.getCountryCallingCode(country) === code ? country : undefined;
}

function placeText(country: Rules.CountryCode | undefined, code: string | undefined) {
  if (country !== undefined) return t`a number of ${{ country: countryName(country) }}`;
  return code === undefined ? t`a telephone number` : t`a number that begins with +${code}`;
}

function problemText(reason: ReturnType<PhoneRules['validatePhoneNumberLength']>, place: string) {
  switch (reason) {
    case 'TOO_SHORT':
      return t`Too short for ${place}`;
    case 'TOO_LONG':
      return t`Too long for ${place}`;
    case 'INVALID_COUNTRY':
      return t`No country has this calling code`;
    case 'INVALID_LENGTH':
      return t`Not as long as ${place} is`;
    case 'NOT_A_NUMBER':
    case undefined:
      return t`This is no telephone number`;
    default:
      return reason satisfies never;
  }
}
