import { postingData } from '../blog/posting-data';
import { jobData } from '../careers/job-data';
import { productData } from '../chemical/product-data';
import { jsonForScript } from '../common/json-for-script';
import type { PageState } from '../common/page-state';
import type { PageView } from '../common/page-view';
import { organizationData } from '../frame/organization-data';
import { eventsData } from '../home/events-data';
import { breadcrumbData } from './breadcrumb-data';
import { pageData } from './page-data';
import { siteData } from './site-data';
import type { Thing } from './thing';

/**
 * The structured data of a page, as schema.org. Only the server writes it into the document, because its consumers load
 * the page.
 */
export function structuredDataElements(state: PageState): string {
  return structuredData(state).map(element).join('');
}

function element(thing: Thing): string {
  const json = jsonForScript({ '@context': 'https://schema.org', ...thing });
  return `<script type="application/ld+json">${json}</script>`;
}

function structuredData({ origin, frame, page }: PageState): Thing[] {
  const siteName = frame?.siteName ?? null;
  const things = [
    frame ? organizationData(frame, origin) : undefined,
    siteName !== null && page.kind === 'home' ? siteData({ origin, siteName }) : undefined,
    pageData(page, origin),
    'crumbs' in page ? breadcrumbData(page.crumbs, origin) : undefined,
    ...subjects(page, { origin, siteName }),
  ];
  return things.filter((thing) => thing !== undefined);
}

/** The things that the page shows. */
function subjects(
  page: PageView,
  site: { origin: string; siteName: string | null },
): readonly Thing[] {
  switch (page.kind) {
    case 'chemical':
      return [productData(page, site.origin)];
    case 'article':
      return [postingData(page, site)];
    case 'careers':
      return jobData(page.openings, site);
    case 'home':
      return eventsData(page.events, site.origin);
    default:
      return [];
  }
}
