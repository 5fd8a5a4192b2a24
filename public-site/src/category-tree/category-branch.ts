/** A link to a category. */
export interface CategoryLink {
  name: string;
  href: string;
  productCount: number;
}

/** A category with the links below it. */
export interface CategoryBranch extends CategoryLink {
  children: readonly CategoryLink[];
}
