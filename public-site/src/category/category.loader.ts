import { t } from '@lingui/core/macro';
import { Slug } from 'contract';
import { chemicalSearchEndpoints } from 'contract/catalog';
import { redirect } from 'react-router-dom';
import { chemicalSummaryOf, type ListedChemical } from '../chemical/chemical-summary';
import { categoryHref, pageHref, segmentOf } from '../common/hrefs';
import { filtersIn, isNarrowed, listingQueryOf } from '../search/listing-query';
import { cardsSize, listedIn, tableSize } from '../search/table-of';
import { narrowingOf } from '../search/narrowing-of';
import { headOf } from '../load/head-of';
import { langOf } from '../load/lang-of';
import { NotFound, type PageLoader } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { readRichText } from '../load/read-rich-text';
import { categoryBranch, categoryCrumbs, homeCrumb } from '../category-tree/category-links';
import { elementSymbols } from './category-cells';
import type { CategoriesView, CategoryView } from './category-view';
import { type CategoryPath, findCategory, slugsOf } from '../category-tree/find-category';

export const loadCategory: PageLoader<CategoryView> = async ({ page, params }) => {
  const { category, subCategory, subSubCategory } = params;
  const slugs = [category, subCategory, subSubCategory].map((slug) => slug?.toLowerCase());
  const areSlugs = slugs.every((slug) => Slug.optional().safeParse(slug).success);
  const path = areSlugs ? await findCategory(page, slugs) : undefined;
  if (!path) throw new NotFound();
  return categoryView(page, path);
};

const ordered = 'name';

/** The page of a category of any level. A former slug redirects to the current address. */
export async function categoryView(page: PageRequest, path: CategoryPath): Promise<CategoryView> {
  const href = categoryHref(slugsOf(path));
  const { pathname, search, searchParams } = page.url;
  if (href !== pathname) throw redirect(href + search, 301);
  const query = listingQueryOf(searchParams);
  const { page: pageNumber, sort = ordered } = query;
  const canonical = pageNumber === 1 || isNarrowed(query) ? href : `${href}?page=${pageNumber}`;
  const [head, symbol, listed] = await Promise.all([
    headOf(page, { path: href, canonical }),
    symbolOf(page, path),
    page.api.read(chemicalSearchEndpoints.search, {
      query: {
        pageSize: query.view === 'table' ? tableSize : cardsSize,
        ...filtersIn(query),
        ...idsOf(path),
        sort,
      },
    }),
  ]);
  const current = path[path.length - 1] ?? path[0];
  return {
    kind: 'category',
    head,
    crumbs: categoryCrumbs(path),
    name: current.name,
    symbol,
    nameLang: langOf(current, 'name'),
    href,
    description: readRichText(current.description, { firstHeading: 2 }),
    descriptionLang: langOf(current, 'description'),
    children: categoryBranch(path),
    ...(await listedIn(page, listed.data.map(withSummary), { query, ordered })),
    narrowing: narrowingOf(listed, { url: page.url, query, categories: [], ordered }),
  };
}

/** The symbols follow from all names of the first level. */
async function symbolOf(page: PageRequest, [{ _id: id }, sub]: CategoryPath) {
  if (sub) return null;
  const categories = await page.categories();
  const symbols = elementSymbols(categories.map(({ name }) => name));
  return symbols[categories.findIndex(({ _id }) => _id === id)] ?? null;
}

function withSummary(chemical: ListedChemical) {
  return { chemical, summary: { ...chemicalSummaryOf(chemical), reason: null } };
}

function idsOf([category, sub, subSub]: CategoryPath) {
  return {
    categoryId: category._id,
    ...(sub && { subCategoryId: sub._id }),
    ...(subSub && { subSubCategoryId: subSub._id }),
  };
}

export const loadCategories: PageLoader<CategoriesView> = async ({ page }) => {
  const [head, categories] = await Promise.all([headOf(page), page.categories()]);
  return {
    kind: 'categories',
    head,
    crumbs: [homeCrumb(), { label: t`Categories`, to: pageHref('categories') }],
    categories: categories.map((category) => ({
      name: category.name,
      lang: langOf(category, 'name'),
      href: categoryHref([segmentOf(category)]),
      productCount: category.productCount,
      children: categoryBranch([category]),
    })),
  };
};
