import { type SiteLanguage, siteLanguages } from 'contract';

/** A language of the site. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly code: 'en' | SiteLanguage;
  /** With its country, for formats and for Open Graph. */
  readonly locale: string;
  /** What it is called by those who speak it. */
  readonly name: string;
  /** Where its pages begin: empty for the language of the bare addresses. */
  readonly prefix: string;
}

/** The language of the bare addresses, and for visitors who read none of the others. */
export const defaultLanguage: Language = {
  code: 'en',
  locale: 'en-GB',
  name: 'English',
  prefix: '',
};

const others: { readonly [Code in SiteLanguage]: Pick<Language, 'locale' | 'name'> } = {
  de: { locale: 'de-DE', name: 'Deutsch' },
  es: { locale: 'es-ES', name: 'Español' },
};

/** All languages that the site can speak. */
export const languages: readonly Language[] = [
  defaultLanguage,
  ...siteLanguages.map((code) => ({ code, prefix: `/${code}`, ...others[code] })),
];

/** The default language and those that the company has switched on, in the order of all. */
export function languagesOf(spoken: readonly SiteLanguage[]): readonly Language[] {
  return languages.filter(
    ({ code }) => code === defaultLanguage.code || spoken.some((other) => other === code),
  );
}

/** How numbers and dates are written on pages of a language; undefined leaves it to the company. */
export function localeIn({ code, locale }: Language, chosen: string | null): string | undefined {
  if (code === defaultLanguage.code) return undefined;
  return chosen?.startsWith(`${code}-`) ? chosen : locale;
}

/** The language of an address, by its first segment. */
export function languageAt(path: string): Language {
  const [, first] = path.split('/', 2);
  return (
    languages.find(({ prefix }) => prefix !== '' && prefix.slice(1) === first?.toLowerCase()) ??
    defaultLanguage
  );
}
