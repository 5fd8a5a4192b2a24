import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import { categoriesHref, categoryHref } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import { categoryBranch, homeCrumb } from './category-links';
import type { CategoryBranch, CategoryLink } from './category-view';

export interface CategoriesView {
  head: Head;
  crumbs: readonly Crumb[];
  categories: readonly (CategoryLink & { children: readonly CategoryBranch[] })[];
}

/** All three levels on one page. */
export const loadCategories: PageLoader<CategoriesView> = async ({ page }) => {
  const [head, categories] = await Promise.all([headOf(page), page.categories()]);
  return {
    head,
    crumbs: [homeCrumb, { label: 'Categories', to: categoriesHref }],
    categories: categories.map((category) => ({
      name: category.name,
      href: categoryHref([category.slug ?? category._id]),
      productCount: category.productCount,
      children: categoryBranch([category]),
    })),
  };
};
