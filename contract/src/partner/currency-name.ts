const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** The English name of a currency code, or the code itself if it is unknown. */
export function currencyName(code: string): string {
  return names.of(code) ?? code;
}
