/** Fetches a page's data once a link to it is pointed at, focused or touched. One listener serves all links. */
export function startPrefetching(document: Document, prefetch: (url: URL) => void): void {
  const onIntent = ({ target }: Event) => {
    const url = target instanceof Element ? linkedPage(target) : undefined;
    if (url) prefetch(url);
  };
  for (const event of ['mouseover', 'focusin', 'touchstart'] as const) {
    document.addEventListener(event, onIntent, { passive: true });
  }
}

function linkedPage(target: Element): URL | undefined {
  const link = target.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const isHere = url.pathname === location.pathname && url.search === location.search;
  const isPage = url.origin === location.origin && !url.pathname.startsWith('/api/');
  return isPage && !isHere ? url : undefined;
}
