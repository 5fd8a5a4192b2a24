import { notPrefetched } from '../common/not-prefetched';
import type { PageSource } from './page-source';

interface PrefetchingOptions {
  document: Document;
  pages: PageSource;
}

/** Prefetches a page when a link to it is hovered, focused or touched. One listener serves all links. */
export function startPrefetching({ document, pages }: PrefetchingOptions): void {
  const prefetchLinked = ({ target }: Event) => {
    const url = target instanceof Element ? linkedPage(target) : undefined;
    if (url) pages.prefetch(url);
  };
  for (const event of ['mouseover', 'focusin', 'touchstart']) {
    document.addEventListener(event, prefetchLinked, { passive: true });
  }
}

function linkedPage(target: Element): URL | undefined {
  // These links would reveal a confidential search.
  if (target.closest(`[${notPrefetched}]`)) return undefined;
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target !== '') return undefined;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/');
  return isPage && !isHere ? url : undefined;
}
