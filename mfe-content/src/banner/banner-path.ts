import { siteRoutes, stripEnds } from 'contract';

const slash = /\//;

/** The page slug of the start page in banners. */
const homeSlug = 'home';

/** The stored page slug of a path. */
export function slugOfPath(path: string) {
  return path === siteRoutes.home ? homeSlug : stripEnds(path, { start: slash, end: slash });
}

/** The path of a banner's page. */
export function pathOfSlug(pageSlug: string) {
  const slug = slugOfPath(pageSlug);
  return slug === homeSlug ? siteRoutes.home : `/${slug}`;
}
