import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number in readable form: `+442079460123` is "+44 20 7946 0123". */
export function phoneText(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}
