import {
  type CountryCode,
  isSupportedCountry,
  parsePhoneNumberWithError,
  ParseError,
} from 'libphonenumber-js';
import type { CellForm } from './cell-form';
import { CellProblem } from './cell-problem';

/**
 * A telephone number in any notation with its country code, or in the notation of the row's country; written in ITU-T
 * E.164. An extension is left out with a warning.
 */
export const phoneForm: CellForm = {
  read: (text, _names, row) => {
    const typed = text
      .replace(/^(?:tel|phone|mobile|fax)[.:]*\s*/i, '')
      .replace(/\(0\)/, '')
      .replace(/^\s*00/, '+');
    const { number, ext } = parsed(typed, text, row?.country);
    if (ext === undefined) return number;
    if (!row) throw new CellProblem(`Leave the extension of “${text}” out`);
    row.warn(`The extension ${ext} of “${text}” is left out`);
    return number;
  },
  write: (value) => String(value),
  help: 'With the country code, as in: +44 20 7946 0123; or as it is dialled in the country of the row',
};

function parsed(typed: string, text: string, country: string | undefined) {
  try {
    const phone = parsePhoneNumberWithError(typed, { extract: false, ...countryOf(country) });
    if (phone.isPossible()) return phone;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message === 'INVALID_COUNTRY') throw new CellProblem(withoutCountry(text));
    if (error.message === 'NOT_A_NUMBER') {
      throw new CellProblem(`“${text}” is no telephone number`);
    }
  }
  throw new CellProblem(`No telephone number of this country has the length of “${text}”`);
}

function countryOf(country: string | undefined): { defaultCountry?: CountryCode } {
  return country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {};
}

function withoutCountry(text: string): string {
  return /^\s*(?:\+|00)/.test(text)
    ? `No country has the code that “${text}” begins with`
    : `Write “${text}” with its country code, as in: +44 20 7946 0123`;
}
