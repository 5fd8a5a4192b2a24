import { defaultLocale, type SiteLanguage, siteLanguages } from 'contract';

/** A language of the site. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly code: 'en' | SiteLanguage;
  /** With its country, for formats and for Open Graph. */
  readonly locale: string;
  /** How its lines run, in `dir`. */
  readonly direction: 'ltr' | 'rtl';
  /** What it is called by those who speak it. */
  readonly name: string;
  /** How whole numbers are grouped, from how many digits on. */
  readonly grouping: { readonly sign: string; readonly minDigits: number };
  /** Where its pages begin: empty for the language of the bare addresses. */
  readonly prefix: string;
}

/** The language of the bare addresses, and for visitors who read none of the others. */
export const defaultLanguage: Language = {
  code: 'en',
  locale: defaultLocale,
  direction: 'ltr',
  name: 'English',
  grouping: { sign: ',', minDigits: 4 },
  prefix: '',
};

const others: { readonly [Code in SiteLanguage]: Omit<Language, 'code' | 'prefix'> } = {
  de: {
    locale: 'de-DE',
    direction: 'ltr',
    name: 'Deutsch',
    grouping: { sign: '.', minDigits: 4 },
  },
  es: {
    locale: 'es-ES',
    direction: 'ltr',
    name: 'Español',
    grouping: { sign: '.', minDigits: 5 },
  },
  zh: {
    locale: 'zh-CN',
    direction: 'ltr',
    name: '中文',
    grouping: { sign: ',', minDigits: 4 },
  },
  // The digits of formulas and numbers of the trade, whatever a browser takes for those of Arabic.
  ar: {
    locale: 'ar-AE-u-nu-latn',
    direction: 'rtl',
    name: 'العربية',
    grouping: { sign: ',', minDigits: 4 },
  },
};

/** All languages that the site can speak. */
export const languages: readonly Language[] = [
  defaultLanguage,
  ...siteLanguages.map((code) => ({ code, prefix: `/${code}`, ...others[code] })),
];

/** The locale of a language as Open Graph writes it: `de_DE`. */
export function openGraphLocale({ locale }: Language): string {
  const [tag = locale] = locale.split('-u-');
  return tag.replace('-', '_');
}

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
