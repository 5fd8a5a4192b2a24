import { siteRoutes } from 'contract';

export const compareHref = siteRoutes.compare;

/** The comparison of the chemicals with these path segments. */
export function compareWith(slugs: readonly string[]): string {
  if (slugs.length === 0) return compareHref;
  return `${compareHref}?${new URLSearchParams(slugs.map((slug) => ['chemical', slug]))}`;
}
