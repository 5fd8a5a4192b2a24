import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';

type SiteRoute = keyof typeof siteRoutes;

/** The names of the site's static pages; all others belong to records or files. */
const names = {
  get home() {
    return t`Home`;
  },
  get categories() {
    return t`All categories`;
  },
  get productsByCode() {
    return t`Products by number`;
  },
  get letterPage() {
    return t`Chemicals from A to Z`;
  },
  get search() {
    return t({ message: 'Search', context: 'page' });
  },
  get advancedSearch() {
    return t`Advanced search`;
  },
  get blogs() {
    return t`Blog`;
  },
  get about() {
    return t`About us`;
  },
  get introduction() {
    return t`Introduction`;
  },
  get visionMission() {
    return t`Vision and mission`;
  },
  get quality() {
    return t`Quality and documents`;
  },
  get delivery() {
    return t`Delivery and packaging`;
  },
  get worldwide() {
    return t`Worldwide`;
  },
  get careers() {
    return t`Careers`;
  },
  get contact() {
    return t`Contact us`;
  },
  get privacyPolicy() {
    return t`Privacy policy`;
  },
  get terms() {
    return t`Terms and conditions`;
  },
} satisfies Partial<Record<SiteRoute, string>>;

export interface StaticPage {
  readonly path: string;
  readonly name: string;
}

export function staticPages(): readonly StaticPage[] {
  return Object.entries(names).map(([route, name]) => ({ path: pathOf(route), name }));
}

function pathOf(route: string): string {
  return new Map<string, string>(Object.entries(siteRoutes)).get(route) ?? siteRoutes.home;
}
