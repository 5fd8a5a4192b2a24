export interface PhoneCountry {
  /** The country that national numbers are read by, null while it is not chosen; left out where the form has none. */
  country?: string | null;
}

/** How a number is to be typed. */
export function phoneHelp({ country }: PhoneCountry) {
  if (country === undefined) return 'With + and the country’s code.';
  return country === null
    ? 'With + and the country’s code; or choose the country of the address first.'
    : 'As in the country of the address, or with + and another country’s code.';
}
