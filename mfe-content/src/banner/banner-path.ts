import { siteRoutes, stripEnds } from 'contract';

const slash = /\//;

/** How the page without a path of its own is called among banners. */
const homeSlug = 'home';

/** What a page's path is stored as. */
export function slugOfPath(path: string) {
  return path === siteRoutes.home ? homeSlug : stripEnds(path, { start: slash, end: slash });
}

/** The path of the page that a banner stands on. */
export function pathOfSlug(pageSlug: string) {
  const slug = slugOfPath(pageSlug);
  return slug === homeSlug ? siteRoutes.home : `/${slug}`;
}
