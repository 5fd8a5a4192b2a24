import { plural, t } from '@lingui/core/macro';
import { type Chemical, chemicalSearchEndpoints } from 'contract/catalog';
import { atomicNumber } from 'contract/chemistry';
import { blogs } from 'contract/content';
import { functionalGroups } from 'contract/drawing';
import { redirect } from 'react-router-dom';
import { homeCrumb } from '../category-tree/category-links';
import { chemicalSummaryOf, type ListedChemical } from '../chemical/chemical-summary';
import {
  blogHref,
  elementHref,
  functionalGroupHref,
  pageHref,
  typeChartHref,
  typeHref,
} from '../common/hrefs';
import type { Crumb, NamedLink } from '../common/view-parts';
import { groupName, groupTitle } from '../chemical/functional-group-names';
import { inSentence } from '../language/in-sentence';
import { langOf } from '../load/lang-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { readOr } from '../load/read-or';
import { filtersIn, isNarrowed, listingQueryOf } from '../search/listing-query';
import { narrowingOf } from '../search/narrowing-of';
import { cardsSize, listedIn, tableSize } from '../search/table-of';
import { elementName } from './element-names';
import { selectionHead } from './selection-head';
import type { SelectionView } from './selection-view';
import { hasChart } from './chart.loader';
import { typeAt } from './uses';

interface Selection extends Pick<SelectionView, 'lang' | 'textLang'> {
  name: string;
  href: string;
  text: string;
  title: string;
  above: Crumb;
  chartHref: string | null;
  filter: Readonly<Record<string, string>>;
  /** The facet that is the selection itself. */
  facet?: string;
}

/** `/uses/{use}`. */
export const loadUse: PageLoader<SelectionView> = async ({ page, params }) => {
  const slug = (params['use'] ?? '').toLowerCase();
  const use = await typeAt(page, { slug, hrefOf: typeHref });
  const { name, count } = use;
  return selectionView(page, {
    name,
    lang: use.lang,
    textLang: use.textLang,
    href: typeHref(slug),
    text:
      use.text ?? t`${plural(count, { one: '# chemical', other: '# chemicals' })} of this type.`,
    title: t`${name}: chemicals by use`,
    above: { label: t`By use`, to: pageHref('uses') },
    chartHref: (await hasChart(page, use)) ? typeChartHref(slug) : null,
    filter: { typeId: use.id },
    facet: t`Type`,
  });
};

/** `/functional-groups/{group}`. */
export const loadFunctionalGroup: PageLoader<SelectionView> = async ({ page, params }) => {
  const wanted = (params['group'] ?? '').toLowerCase().replaceAll('-', ' ');
  const group = functionalGroups.find((one) => one === wanted);
  if (group === undefined) throw new NotFound();
  const [name, title] = [groupName(group), groupTitle(group)];
  return selectionView(page, {
    name: title,
    href: functionalGroupHref(group),
    text: t`Chemicals with this group in their structure: ${name}.`,
    title: t`${title}: chemicals by functional group`,
    above: { label: t`By functional group`, to: pageHref('functionalGroups') },
    chartHref: null,
    filter: { functionalGroup: group },
  });
};

/** `/elements/{symbol}`. */
export const loadElement: PageLoader<SelectionView> = async ({ page, params }) => {
  const typed = (params['element'] ?? '').toLowerCase();
  const symbol = typed.slice(0, 1).toUpperCase() + typed.slice(1);
  const number = atomicNumber(symbol);
  const name = number === undefined ? undefined : elementName(number);
  if (name === undefined || symbol === 'D' || symbol === 'T') throw new NotFound();
  const element = inSentence(name);
  return selectionView(page, {
    name,
    href: elementHref(symbol),
    text: t`Chemicals with ${element} (${symbol}) in their formula.`,
    title: t`${name} (${symbol}): chemicals by element`,
    above: { label: t`By element`, to: pageHref('elements') },
    chartHref: null,
    filter: { element: symbol },
  });
};

const ordered = 'name';

async function selectionView(page: PageRequest, selection: Selection): Promise<SelectionView> {
  const { name, lang, textLang, href, text, title, above, filter, facet } = selection;
  const { pathname, search, searchParams } = page.url;
  if (href !== pathname) throw redirect(href + search, 301);
  const categories = await page.categories();
  const query = listingQueryOf(searchParams, categories);
  const { page: pageNumber, sort = ordered } = query;
  const pageSize = query.view === 'table' ? tableSize : cardsSize;
  const listed = await page.api.read(chemicalSearchEndpoints.search, {
    query: { pageSize, ...filtersIn(query), ...filter, sort },
  });
  const narrowing = narrowingOf(listed, { url: page.url, query, categories, ordered });
  if (listed.total === 0 && !isNarrowed(query)) throw new NotFound();
  const canonical = pageNumber === 1 || isNarrowed(query) ? href : `${href}?page=${pageNumber}`;
  return {
    kind: 'selection',
    head: await selectionHead(page, { href, canonical, title, description: text }),
    crumbs: [homeCrumb(), above, { label: name, lang, to: href }],
    name,
    lang,
    textLang,
    href,
    text,
    chartHref: selection.chartHref,
    articles: await articlesAbout(page, listed.data),
    ...(await listedIn(page, listed.data.map(withSummary), { query, ordered })),
    narrowing: {
      ...narrowing,
      facets: narrowing.facets.filter((one) => one.title !== facet),
      chips: narrowing.chips.filter((one) => one.title !== facet),
    },
  };
}

function withSummary(chemical: ListedChemical) {
  return { chemical, summary: { ...chemicalSummaryOf(chemical), reason: null } };
}

const maxArticles = 4;

/** The latest posts about any of these chemicals. */
function articlesAbout(
  page: PageRequest,
  chemicals: readonly Pick<Chemical, '_id'>[],
): Promise<NamedLink[]> {
  const ids = new Set<string>(chemicals.map(({ _id }) => _id));
  return readOr<NamedLink[]>(page, {
    what: 'The posts about a selection',
    otherwise: [],
    read: async () => {
      const query = { pageSize: 100, sort: '-publishedAt' } as const;
      const { data } = await page.api.read(blogs.visitorEndpoints.list, { query });
      return data
        .filter(({ relatedChemicalIds }) => relatedChemicalIds.some((id) => ids.has(id)))
        .slice(0, maxArticles)
        .map((post) => ({ name: post.title, lang: langOf(post, 'title'), href: blogHref(post) }));
    },
  });
}
