import { siteRoutes } from 'contract';

type SiteRoute = keyof typeof siteRoutes;

/** The names of the site's static pages; all others belong to records or files. */
const names = {
  home: 'Home',
  categories: 'All categories',
  productsByCode: 'Products by number',
  letterPage: 'Chemicals from A to Z',
  search: 'Search',
  advancedSearch: 'Advanced search',
  blogs: 'Blog',
  about: 'About us',
  introduction: 'Introduction',
  visionMission: 'Vision and mission',
  quality: 'Quality and documents',
  delivery: 'Delivery and packaging',
  worldwide: 'Worldwide',
  careers: 'Careers',
  contact: 'Contact us',
  privacyPolicy: 'Privacy policy',
  terms: 'Terms and conditions',
} as const satisfies Partial<Record<SiteRoute, string>>;

export interface StaticPage {
  readonly path: string;
  readonly name: string;
}

export const staticPages: readonly StaticPage[] = Object.entries(names).map(([route, name]) => ({
  path: pathOf(route),
  name,
}));

function pathOf(route: string): string {
  return new Map<string, string>(Object.entries(siteRoutes)).get(route) ?? siteRoutes.home;
}
