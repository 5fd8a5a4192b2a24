/** The languages that the site speaks beside English, each under an address of its own: `/de/categories`. */
export const siteLanguages = ['de', 'es'] as const;

export type SiteLanguage = (typeof siteLanguages)[number];
