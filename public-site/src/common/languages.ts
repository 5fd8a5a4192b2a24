/** A language in which the site is written. */
interface Language {
  /** Its BCP 47 tag. */
  code: string;
  /** The same with its country, as Open Graph has it. */
  locale: string;
  /** What stands before the paths of its pages. */
  prefix: string;
}

/** The language of a page that is served, and of everybody who reads none of the others. */
export const siteLanguage: Language = { code: 'en', locale: 'en_GB', prefix: '' };

/** All of them: one that is added is named in the head of every page. */
const languages: readonly Language[] = [siteLanguage];

/** Where a page stands in each language, and in `x-default` for those who read none of them. */
export function alternatesOf(path: string): readonly { hrefLang: string; path: string }[] {
  return [
    ...languages.map(({ code, prefix }) => ({ hrefLang: code, path: prefix + path })),
    { hrefLang: 'x-default', path: siteLanguage.prefix + path },
  ];
}
