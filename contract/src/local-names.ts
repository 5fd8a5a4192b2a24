import { defaultLocale, localFormat, textLanguage } from './formats';

const regions = localFormat((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
const currencies = localFormat((locale) => new Intl.DisplayNames(locale, { type: 'currency' }));
const languages = localFormat((locale) => new Intl.DisplayNames(locale, { type: 'language' }));

/** The name of a two-letter country code, or the code itself if it is unknown. */
export function countryName(code: string): string {
  return regions().of(code) ?? code;
}

/** The name of a currency code, or the code itself if it is unknown. */
export function currencyName(code: string): string {
  return currencies().of(code) ?? code;
}

/** The name of a locale: `German (Austria)`. */
export function localeName(locale: string): string {
  return languages().of(locale) ?? locale;
}

const inLanguages = new Map<string, Intl.DisplayNames>();

/** The name of a language in another one: `German`, `Deutsch`. Unknown tags are answered as they are. */
export function languageName(tag: string, language: string = textLanguage): string {
  const names = inLanguages.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  inLanguages.set(language, names);
  return names.of(tag) ?? tag;
}

/** A date and a number as a locale writes them; null for the product's. */
export function localeSample(locale: string | null): { date: string; number: string } {
  const tag = locale ?? defaultLocale;
  return {
    date: new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      Date.UTC(2026, 10, 22),
    ),
    number: new Intl.NumberFormat(tag, { minimumFractionDigits: 2 }).format(1250.5),
  };
}
