import { chemicalId } from '../chemical/product-data';
import type { BlogsView } from '../blog/blog-view';
import { articleId } from '../blog/posting-data';
import { currentLanguage } from '../language/current-language';
import type { PageView } from '../app/page-view';
import type { Paging } from '../common/paging';
import { contactPoints } from '../contact/contact-data';
import { placesData } from '../worldwide/places-data';
import { companyId, type Reference, siteId, someOf, type Thing } from '../common/thing';

/** The page itself; undefined for a page without a canonical address. */
export function pageData(page: PageView, origin: string): Thing | undefined {
  const { canonical, title, description } = page.head;
  if (canonical === null) return undefined;
  const address = origin + canonical;
  return {
    '@type': typeOf(page),
    '@id': address,
    url: address,
    name: title,
    description: description || undefined,
    inLanguage: currentLanguage().code,
    isPartOf: { '@id': siteId(origin) },
    ...subjectOf(page, origin),
  };
}

/** The schema.org type of the page. */
function typeOf({ kind }: PageView): string {
  switch (kind) {
    case 'categories':
    case 'category':
    case 'selections':
    case 'selection':
    case 'letter':
    case 'blogs':
      return 'CollectionPage';
    case 'search':
      return 'SearchResultsPage';
    case 'chemical':
      return 'ItemPage';
    case 'about':
      return 'AboutPage';
    case 'contact':
      return 'ContactPage';
    default:
      return 'WebPage';
  }
}

interface Subject {
  about?: Reference;
  mainEntity?: Thing | Reference | undefined;
}

/** The subject of the page. */
function subjectOf(page: PageView, origin: string): Subject {
  const company = { '@id': companyId(origin) };
  switch (page.kind) {
    case 'home':
    case 'about':
      return { about: company };
    case 'contact':
      return { mainEntity: { '@type': 'Organization', ...company, ...contactPoints(page.places) } };
    case 'categories':
      return { mainEntity: listData(page.categories, { origin }) };
    case 'selections':
      return { mainEntity: listData([...page.links, ...page.elements], { origin }) };
    case 'chart':
      return { mainEntity: listData(page.points, { origin }) };
    case 'category':
    case 'selection':
      return {
        mainEntity: listOf({ chemicals: page.chemicals, paging: page.narrowing.paging }, origin),
      };
    case 'letter':
      return { mainEntity: page.chosen ? listOf(page.chosen, origin) : undefined };
    case 'blogs':
      return { mainEntity: postsOf(page, origin) };
    case 'worldwide':
      return { mainEntity: placesData(page.groups) };
    case 'chemical':
      return { mainEntity: { '@id': chemicalId(page, origin) } };
    case 'article':
      return { mainEntity: { '@id': articleId(page, origin) } };
    default:
      return {};
  }
}

interface Shown {
  chemicals: readonly { name: string; href: string }[];
  paging: Paging;
}

function listOf({ chemicals, paging }: Shown, origin: string) {
  return listData(chemicals, { origin, total: paging.total });
}

function postsOf({ newest, posts, paging }: BlogsView, origin: string) {
  const shown = newest === null ? posts : [newest, ...posts];
  const entries = shown.map(({ title, href }) => ({ name: title, href }));
  return listData(entries, { origin, total: paging.total });
}

interface Listed {
  readonly name: string;
  readonly href: string;
}

interface ListOptions {
  origin: string;
  /** The length of the whole list, when these are one page of it. */
  total?: number;
}

/** The entries of a list in display order, by the addresses of their pages; undefined for an empty list. */
function listData(
  entries: readonly Listed[],
  { origin, total = entries.length }: ListOptions,
): Thing | undefined {
  const items = entries.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + href,
  }));
  return someOf(items) && { '@type': 'ItemList', numberOfItems: total, itemListElement: items };
}
