import { siteRoutes } from 'contract';

export const homeHref = siteRoutes.home;
export const categoriesHref = siteRoutes.categories;
export const letterIndexHref = siteRoutes.letterPage;

export function letterHref(letter: string): string {
  return siteRoutes.letter.replace(':letter', encodeURIComponent(letter));
}

export function chemicalHref({ slug }: { slug: string }): string {
  return `/${slug}`;
}

/** The address of a category, a subcategory or a sub-subcategory: the slugs from the top down to it. */
export function categoryHref(slugs: readonly string[]): string {
  return `/${slugs.join('/')}`;
}

/** A file that a record shows. */
export function fileHref(name: string): string {
  return `/api/file/download/${encodeURIComponent(name)}`;
}
