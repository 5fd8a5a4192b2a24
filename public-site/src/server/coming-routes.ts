import { siteRoutes } from 'contract';
import { matchPath } from 'react-router-dom';

/** Addresses of the site that answer nothing yet. What staff have put into menus for them waits for its page. */
export const comingRoutes = [
  siteRoutes.search,
  siteRoutes.advancedSearch,
  siteRoutes.productsByCode,
  siteRoutes.sitemap,
  siteRoutes.robots,
] as const;

/** Whether a link leads to such an address. */
export function isComing(link: string): boolean {
  const [path = ''] = link.split(/[?#]/);
  return comingRoutes.some((route) => matchPath(route, path) !== null);
}
