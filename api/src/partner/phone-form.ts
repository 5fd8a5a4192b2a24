import { parsePhoneNumberWithError, ParseError } from 'libphonenumber-js';
import type { CellForm } from '../transfer/format/cell-form';
import { CellProblem } from '../transfer/format/cell-problem';

/** A telephone number in any notation with its country code; written in ITU-T E.164. */
export const phoneForm: CellForm = {
  read: (text) => {
    const typed = text
      .replace(/^(?:tel|phone|mobile|fax)[.:]*\s*/i, '')
      .replace(/\(0\)/, '')
      .replace(/^\s*00/, '+');
    const { number, ext } = parsed(typed, text);
    if (ext !== undefined) throw new CellProblem(`Leave the extension of "${text}" out`);
    return number;
  },
  write: (value) => String(value),
  help: 'With the country code, as in: +44 20 7946 0123',
};

function parsed(typed: string, text: string) {
  try {
    const phone = parsePhoneNumberWithError(typed, { extract: false });
    if (phone.isPossible()) return phone;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    if (error.message === 'INVALID_COUNTRY') throw new CellProblem(withoutCountry(text));
    if (error.message === 'NOT_A_NUMBER') {
      throw new CellProblem(`"${text}" is no telephone number`);
    }
  }
  throw new CellProblem(`No telephone number of this country has the length of "${text}"`);
}

function withoutCountry(text: string): string {
  return /^\s*(?:\+|00)/.test(text)
    ? `No country has the code that "${text}" begins with`
    : `Write "${text}" with its country code, as in: +44 20 7946 0123`;
}
