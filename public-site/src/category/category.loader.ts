import { chemicals, Grade, Slug } from 'contract';
import { redirect } from 'react-router-dom';
import { chemicalSummaryOf } from '../chemical/chemical-summary-of';
import { chosenOf, pageNumberOf } from '../common/list-query';
import { pagingOf } from '../common/paging';
import { categoryHref } from '../hrefs';
import { headOf } from '../server/head-of';
import { NotFound } from '../server/not-found';
import type { PageLoader } from '../server/page-loader';
import type { PageRequest } from '../server/page-request';
import { readRichText } from '../server/read-rich-text';
import { categoryBranch, categoryCrumbs } from './category-links';
import { type CategoryView, listingSorts } from './category-view';
import { type CategoryPath, findCategory, slugsOf } from './find-category';

export const loadCategory: PageLoader<CategoryView> = async ({ page, params }) => {
  const slugs = [params['category'], params['subCategory'], params['subSubCategory']];
  const areSlugs = slugs.every((slug) => Slug.optional().safeParse(slug).success);
  const path = areSlugs ? await findCategory(page, slugs) : undefined;
  if (!path) throw new NotFound();
  return categoryView(page, path);
};

const pageSize = 24;

/** The page of a category of any level. An address with a former slug is sent on to the present one. */
export async function categoryView(page: PageRequest, path: CategoryPath): Promise<CategoryView> {
  const href = categoryHref(slugsOf(path));
  const { pathname, search, searchParams } = page.url;
  if (href !== pathname) throw redirect(href + search, 301);
  const asked = pageNumberOf(searchParams);
  if (asked === undefined) throw new NotFound();
  const sort = chosenOf(searchParams, 'sort', listingSorts) ?? 'name';
  const grade = chosenOf(searchParams, 'grade', Grade.options);
  const [head, listed] = await Promise.all([
    headOf(page, { canonical: asked === 1 ? href : `${href}?page=${asked}` }),
    page.api.read(chemicals.visitorEndpoints.list, {
      query: { ...idsOf(path), page: asked, pageSize, sort, grade },
    }),
  ]);
  const paging = pagingOf({ page: asked, pageSize, total: listed.total }, page.url);
  if (asked > paging.pages) throw new NotFound();
  const current = path[path.length - 1] ?? path[0];
  return {
    kind: 'category',
    head,
    crumbs: categoryCrumbs(path),
    name: current.name,
    href,
    description: readRichText(current.description, { firstHeading: 2 }),
    children: categoryBranch(path),
    chemicals: listed.data.map(chemicalSummaryOf),
    paging,
    sort,
    grade: grade ?? null,
    grades: Grade.options,
  };
}

function idsOf([category, sub, subSub]: CategoryPath) {
  return {
    categoryId: category._id,
    ...(sub && { subCategoryId: sub._id }),
    ...(subSub && { subSubCategoryId: subSub._id }),
  };
}
