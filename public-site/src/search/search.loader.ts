import { chemicalSearchEndpoints, type FoundChemical } from 'contract/catalog';
import { homeCrumb } from '../category/category-links';
import type { FoundSummary } from '../chemical/chemical-summary';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import type { Head } from '../common/head';
import { searchPageHref } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { listingQueryOf } from './listing-query';
import { looksLikeSmiles } from './looks-like-smiles';
import { matchText } from './match-text';
import { narrowingOf } from './narrowing-of';
import { longestSearch, structureHref } from './search-hrefs';
import { searchTextOf } from './search-text';
import type { Found, SearchView } from './search-view';
import { waysIn } from './ways-in';
import { wrongNumberOf } from './wrong-number-of';

/** `/search`: the box alone, or with `?q=` what a text finds. */
export const loadSearch: PageLoader<SearchView> = async ({ page }) => {
  const text = searchTextOf(page.url.searchParams, 'q');
  const [head, outcome] = await Promise.all([headOfSearch(page, text), outcomeOf(page, text)]);
  return {
    kind: 'search',
    head,
    crumbs: [homeCrumb, { label: 'Search', to: searchPageHref }],
    text,
    outcome,
  };
};

/** Results are nothing that others should find; the empty box is. */
async function headOfSearch(page: PageRequest, text: string): Promise<Head> {
  if (text === '') return headOf(page, { canonical: searchPageHref });
  const head = await headOf(page, { canonical: null });
  return { ...head, title: `${text.slice(0, longestSearch)} | ${head.title}` };
}

async function outcomeOf(page: PageRequest, text: string): Promise<SearchView['outcome']> {
  if (text === '') return { kind: 'nothing-asked', ways: await waysIn(page) };
  if (text.length > longestSearch) {
    return { kind: 'too-long', structure: structureIn(text), ways: await waysIn(page) };
  }
  return { kind: 'found', found: await find(page, text) };
}

const pageSize = 24;

async function find(page: PageRequest, text: string): Promise<Found> {
  const categories = await page.categories();
  const query = listingQueryOf(page.url.searchParams, categories);
  const { page: asked, sort, grade, typeId, category } = query;
  const listed = await page.api.read(chemicalSearchEndpoints.search, {
    query: { q: text, page: asked, pageSize, sort, grade, typeId, categoryId: category?._id },
  });
  const isFound = listed.total > 0 && listed.didYouMean === null;
  return {
    chemicals: listed.data.map(foundSummaryOf),
    narrowing: narrowingOf(listed, { url: page.url, query, categories, ordered: 'fit' }),
    didYouMean: listed.didYouMean,
    wrongNumber: isFound ? null : wrongNumberOf(text),
    structure: isFound ? null : structureIn(text),
  };
}

function structureIn(text: string): string | null {
  return looksLikeSmiles(text) ? structureHref(text) : null;
}

function foundSummaryOf({ match, ...chemical }: FoundChemical): FoundSummary {
  return { ...chemicalSummaryOf(chemical), reason: match && matchText(match) };
}
