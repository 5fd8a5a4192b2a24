import { t } from '@lingui/core/macro';
import {
  type Category,
  chemicalEndpoints,
  chemicalSearchEndpoints,
  type FoundCategory,
  type FoundChemical,
  type SearchFacets,
  type SearchReading,
} from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { looksLikeInchi, looksLikeSmiles } from 'contract/chemistry';
import { homeCrumb, topCategories } from '../category-tree/category-links';
import {
  chemicalSummaryOf,
  type FoundSummary,
  type ListedChemical,
} from '../chemical/chemical-summary';
import type { Head } from '../common/view-parts';
import { categoryHref, chemicalHref, pageHref } from '../common/hrefs';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import type { PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { letterLinks } from '../letter/letters';
import { filtersIn, hrefWith, listingQueryOf } from './listing-query';
import { matchText } from '../search-box/match-text';
import { narrowingOf } from './narrowing-of';
import { wrongNumberOf } from './wrong-number';
import { cardsSize, listedIn, tableSize } from './table-of';
import { maxCodeLength, maxSearchLength, structureHref } from '../search-box/search-hrefs';
import type { CategoryName, CodeView, Found, ReadingView, SearchView, WaysIn } from './search-view';

/** `/search`: the box alone, or with `?q=` the results for a text. */
export const loadSearch: PageLoader<SearchView> = async ({ page }) => {
  const text = searchTextOf(page.url.searchParams, 'q');
  const [head, outcome] = await Promise.all([headOfSearch(page, text), outcomeOf(page, text)]);
  return {
    kind: 'search',
    head,
    crumbs: [
      homeCrumb(),
      { label: t({ message: 'Search', context: 'page' }), to: pageHref('search') },
    ],
    text,
    outcome,
  };
};

/** Search engines may index the empty box, but no results. */
async function headOfSearch(page: PageRequest, text: string): Promise<Head> {
  if (text === '') return headOf(page, { canonical: pageHref('search') });
  const head = await headOf(page, { canonical: null });
  return { ...head, title: `${text.slice(0, maxSearchLength)} | ${head.title}` };
}

async function outcomeOf(page: PageRequest, text: string): Promise<SearchView['outcome']> {
  if (text === '') return { kind: 'nothing-asked', ways: await waysIn(page) };
  if (text.length > maxSearchLength) {
    return { kind: 'too-long', structure: structureIn(text), ways: await waysIn(page) };
  }
  return { kind: 'found', found: await find(page, text) };
}

async function find(page: PageRequest, text: string): Promise<Found> {
  const categories = await page.categories();
  const query = listingQueryOf(page.url.searchParams, categories);
  const listed = await page.api.read(chemicalSearchEndpoints.search, {
    query: {
      q: text,
      pageSize: query.view === 'table' ? tableSize : cardsSize,
      ...filtersIn(query),
    },
  });
  const isFound = listed.total > 0 && listed.didYouMean === null;
  return {
    categories: listed.categories.map((found) => categoryNameOf(found, categories)),
    ...(await listedIn(
      page,
      listed.data.map((chemical) => ({ chemical, summary: foundSummaryOf(chemical) })),
      { query, ordered: 'fit' },
    )),
    narrowing: narrowingOf(listed, { url: page.url, query, categories, ordered: 'fit' }),
    didYouMean: listed.didYouMean && (listed.data[0]?.offeredForm?.name ?? listed.didYouMean),
    reading: listed.reading && readingViewOf(listed.reading, listed.facets, page.url),
    wrongNumber: isFound ? null : wrongNumberOf(text),
    structure: isFound ? null : structureIn(text),
  };
}

/** A category that a search found, with the names of the tree, which are in the page's language. */
function categoryNameOf(
  { name, parents, slugs }: FoundCategory,
  tree: readonly Category[],
): CategoryName {
  const [first, second, third] = slugs;
  const top = tree.find(({ slug }) => slug === first);
  const sub = top?.subCategories.find(({ slug }) => slug === second);
  const subSub = sub?.subSubCategory.find(({ slug }) => slug === third);
  const levels = [top, sub, subSub].filter((level) => level !== undefined);
  const found = levels.at(-1);
  const href = categoryHref(slugs);
  if (found === undefined || levels.length !== slugs.length) return { name, parents, href };
  const above = levels.slice(0, -1).map((level) => level.name);
  return { name: found.name, lang: langOf(found, 'name'), parents: above, href };
}

/** Words about the purchase are not shown: they say nothing of what was searched. */
function readingViewOf(
  { searched, qualifiers, leftOut, difference, isUse }: SearchReading,
  { grade: listed }: SearchFacets,
  url: URL,
): ReadingView {
  const shown = qualifiers.filter(({ kind }) => kind !== 'use');
  const typed = shown.flatMap(({ kind, text }) => (kind === 'grade' ? [gradeIn(text)] : []));
  const grades = listed
    .filter(({ value }) => typed.includes(value.toLowerCase()))
    .map(({ value }) => ({ name: value, href: hrefWith(url, { grade: value }) }));
  return {
    searched,
    qualifiers: shown.map(({ text }) => text),
    grades,
    leftOut,
    isUse: isUse === true,
    difference: difference ?? null,
  };
}

/** `HPLC grade` is the grade HPLC. */
function gradeIn(text: string): string {
  const words = text.toLowerCase().split(/\s+/);
  return words.filter((word) => word !== 'grade').join(' ');
}

function structureIn(text: string): string | null {
  return looksLikeSmiles(text) || looksLikeInchi(text) ? structureHref(text) : null;
}

function foundSummaryOf({ match, offeredForm, ...chemical }: FoundChemical): FoundSummary {
  const summary = chemicalSummaryOf(chemical);
  if (offeredForm === undefined) return { ...summary, reason: match && matchText(match) };
  const { name, anchor } = offeredForm;
  return { ...summary, section: `#${anchor}`, offeredForm: name, reason: t`Sold as ${name}` };
}

/** `/products/code?number=`: redirects to the chemical if only one has the number. */
export const loadByCode: PageLoader<CodeView> = async ({ page }) => {
  const number = searchTextOf(page.url.searchParams, 'number');
  const chemicals = await chemicalsWith(page, number);
  const [only, ...others] = chemicals;
  if (only && others.length === 0) throw redirect(chemicalHref(only), 302);
  return {
    kind: 'code',
    status: number !== '' && chemicals.length === 0 ? 404 : 200,
    head: await headOf(page, { canonical: number === '' ? pageHref('productsByCode') : null }),
    crumbs: [homeCrumb(), { label: t`By number`, to: pageHref('productsByCode') }],
    number: number.slice(0, maxCodeLength),
    chemicals: chemicals.map(chemicalSummaryOf),
    wrongNumber: chemicals.length === 0 ? wrongNumberOf(number) : null,
  };
};

async function chemicalsWith(page: PageRequest, number: string): Promise<ListedChemical[]> {
  if (number === '' || number.length > maxCodeLength) return [];
  return (await page.api.read(chemicalEndpoints.byCode, { query: { number } })).data;
}

async function waysIn(page: PageRequest): Promise<WaysIn> {
  const [letters, categories] = await Promise.all([
    page.api.read(chemicalEndpoints.letters),
    page.categories(),
  ]);
  return { letters: letterLinks(letters.data), categories: topCategories(categories) };
}

const unseen = /[\p{Cc}\p{Cs}\s]+/gu;

/** A search text as one line: line breaks and control characters become spaces. */
function searchTextOf(search: URLSearchParams, name: string): string {
  return (search.get(name) ?? '').normalize('NFC').replace(unseen, ' ').trim();
}
