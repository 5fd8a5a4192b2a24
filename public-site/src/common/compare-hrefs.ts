import { pageHref } from './hrefs';

/** The comparison of the chemicals with these path segments. */
export function compareWith(slugs: readonly string[]): string {
  if (slugs.length === 0) return pageHref('compare');
  return `${pageHref('compare')}?${new URLSearchParams(slugs.map((slug) => ['chemical', slug]))}`;
}
