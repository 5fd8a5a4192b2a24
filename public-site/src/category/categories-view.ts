import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { CategoryBranch, CategoryLink } from './category-view';

/** All three levels on one page. */
export interface CategoriesView {
  kind: 'categories';
  head: Head;
  crumbs: readonly Crumb[];
  categories: readonly (CategoryLink & { children: readonly CategoryBranch[] })[];
}
