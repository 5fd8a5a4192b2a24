/** A link to a category. */
export interface CategoryLink {
  name: string;
  /** Of the name, where it differs from the page's. */
  lang?: string | undefined;
  href: string;
  productCount: number;
}

/** A category with the links below it. */
export interface CategoryBranch extends CategoryLink {
  children: readonly CategoryLink[];
}
