import { siteRoutes } from 'contract';

export const homeHref = siteRoutes.home;
export const categoriesHref = siteRoutes.categories;
export const letterIndexHref = siteRoutes.letterPage;

export function letterHref(letter: string): string {
  return siteRoutes.letter.replace(':letter', encodeURIComponent(letter));
}

interface Addressed {
  readonly _id: string;
  /** The API gives every record one; its type leaves it open. */
  readonly slug: string | null;
}

/** What stands for a record in an address. */
export function segmentOf({ slug, _id }: Addressed): string {
  return slug ?? _id;
}

export function chemicalHref(chemical: Addressed): string {
  return `/${segmentOf(chemical)}`;
}

/** The address of a category, a subcategory or a sub-subcategory: the slugs from the top down to it. */
export function categoryHref(slugs: readonly string[]): string {
  return `/${slugs.join('/')}`;
}

/** A file that a record shows. */
export function fileHref(name: string): string {
  return `/api/file/download/${encodeURIComponent(name)}`;
}
