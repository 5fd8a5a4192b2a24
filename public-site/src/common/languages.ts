/** A language of the site. */
interface Language {
  /** Its BCP 47 tag. */
  code: string;
  /** The language with its country, as Open Graph expects it. */
  locale: string;
  /** The path prefix of its pages. */
  prefix: string;
}

/** The language of a page, and the default for visitors who read none of the others. */
export const siteLanguage: Language = { code: 'en', locale: 'en_GB', prefix: '' };

/** Every language listed here is named in the head of every page. */
const languages: readonly Language[] = [siteLanguage];

/** The addresses of a page in each language, and in `x-default` for visitors who read none of them. */
export function alternatesOf(path: string): readonly { hrefLang: string; path: string }[] {
  return [
    ...languages.map(({ code, prefix }) => ({ hrefLang: code, path: prefix + path })),
    { hrefLang: 'x-default', path: siteLanguage.prefix + path },
  ];
}
