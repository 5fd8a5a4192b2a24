import type { CategoryBranch, CategoryLink } from '../category-tree/category-branch';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Head } from '../common/view-parts';
import type { RichNode } from '../common/rich-node';
import type { ListingTable } from '../search/listing-table';
import type { Narrowing } from '../search/listing-view';

export interface CategoryView {
  kind: 'category';
  head: Head;
  crumbs: readonly Crumb[];
  name: string;
  /** As on the first page, of a category of the first level. */
  symbol: string | null;
  /** Of the name and of the description, where it differs from the page's. */
  nameLang?: string | undefined;
  descriptionLang?: string | undefined;
  href: string;
  description: readonly RichNode[];
  children: readonly CategoryBranch[];
  /** Empty for a table. */
  chemicals: readonly ChemicalSummary[];
  table: ListingTable | null;
  narrowing: Narrowing;
}

/** All three levels on one page. */
export interface CategoriesView {
  kind: 'categories';
  head: Head;
  crumbs: readonly Crumb[];
  categories: readonly (CategoryLink & { children: readonly CategoryBranch[] })[];
}
