import type { Grade } from 'contract';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { Paging } from '../common/paging';
import type { RichNode } from '../common/rich-node';

/** A category as others link to it. */
export interface CategoryLink {
  name: string;
  href: string;
  productCount: number;
}

/** A category with the links below it. */
export interface CategoryBranch extends CategoryLink {
  children: readonly CategoryLink[];
}

/** Columns that a listing can be sorted by, in the words of the address. */
export const listingSorts = ['name', '-name', 'casNumber', '-updatedAt'] as const;
export type ListingSort = (typeof listingSorts)[number];

export interface CategoryView {
  kind: 'category';
  head: Head;
  crumbs: readonly Crumb[];
  name: string;
  href: string;
  description: readonly RichNode[];
  children: readonly CategoryBranch[];
  chemicals: readonly ChemicalSummary[];
  paging: Paging;
  sort: ListingSort;
  grade: Grade | null;
  /** All grades that the listing can be narrowed to. */
  grades: readonly Grade[];
}
