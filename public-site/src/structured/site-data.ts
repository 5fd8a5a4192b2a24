import { siteRoutes } from 'contract';
import { siteLanguage } from '../common/languages';
import { companyId, siteId, type Thing } from './thing';

interface Site {
  origin: string;
  siteName: string;
}

/** The site and how it is searched. */
export function siteData({ origin, siteName }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: `${origin}${siteRoutes.home}`,
    name: siteName,
    inLanguage: siteLanguage.code,
    publisher: { '@id': companyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${siteRoutes.search}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
