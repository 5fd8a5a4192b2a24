import { pageHref } from '../common/hrefs';
import { postingData } from '../blog/posting-data';
import { jobData } from '../careers/job-data';
import { productData } from '../chemical/product-data';
import type { PageState } from '../app/page-state';
import type { PageView } from '../app/page-view';
import { organizationData } from '../frame/organization-data';
import { eventsData } from '../home/events-data';
import type { Crumb } from '../common/view-parts';
import { currentLanguage } from '../language/current-language';
import { pageData } from './page-data';
import { companyId, siteId, type Thing } from '../common/thing';

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

/** The items that the page shows. */
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

/** The breadcrumb of a page; undefined when it has only the page itself. */
function breadcrumbData(crumbs: readonly Crumb[], origin: string): Thing | undefined {
  if (crumbs.length < 2) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + to,
    })),
  };
}

interface Site {
  origin: string;
  siteName: string;
}

/** The site and its search action. */
function siteData({ origin, siteName }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': siteId(origin),
    url: `${origin}${pageHref('home')}`,
    name: siteName,
    inLanguage: currentLanguage().code,
    publisher: { '@id': companyId(origin) },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pageHref('search')}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** JSON that is safe in a script element: it can neither close the element nor open a comment. */
function jsonForScript(value: unknown): string {
  return safeInScript(JSON.stringify(value));
}

/** The same for JSON text. */
export function safeInScript(json: string): string {
  return json.replace(/[<\u2028\u2029]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
