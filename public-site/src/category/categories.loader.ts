import { categoriesHref, categoryHref, segmentOf } from '../hrefs';
import { headOf } from '../server/head-of';
import type { PageLoader } from '../server/page-loader';
import type { CategoriesView } from './categories-view';
import { categoryBranch, homeCrumb } from './category-links';

export const loadCategories: PageLoader<CategoriesView> = async ({ page }) => {
  const [head, categories] = await Promise.all([headOf(page), page.categories()]);
  return {
    kind: 'categories',
    head,
    crumbs: [homeCrumb, { label: 'Categories', to: categoriesHref }],
    categories: categories.map((category) => ({
      name: category.name,
      href: categoryHref([segmentOf(category)]),
      productCount: category.productCount,
      children: categoryBranch([category]),
    })),
  };
};
