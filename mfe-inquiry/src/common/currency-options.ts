import { currencyCodes, currencyName } from 'contract/partner';

/** Currencies (ISO 4217), found by code or name. */
export const currencyOptions = currencyCodes
  .split(' ')
  .map((value) => ({ value, label: value, detail: currencyName(value) }));

export function currencyOption(code: string) {
  return { value: code, label: code };
}
