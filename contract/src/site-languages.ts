/** The language of the site's bare addresses, and of what staff enter in the fields of records. */
export const defaultSiteLanguage = 'en';

/** The languages that the site speaks beside English, each under an address of its own: `/de/categories`. */
export const siteLanguages = ['de', 'es', 'zh', 'ar'] as const;

export type SiteLanguage = (typeof siteLanguages)[number];
