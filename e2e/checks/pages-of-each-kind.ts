import { siteRoutes } from 'contract';
import type { Crawl } from './crawl';
import type { Page } from './html-faults';

/** Pages that nothing links to: search results, sent forms and errors. */
const others = [
  `${siteRoutes.search}?q=methnol`,
  `${siteRoutes.search}?q=nothing%20of%20the%20kind`,
  `${siteRoutes.productsByCode}?number=67-56-1`,
  `${siteRoutes.productsByCode}?number=0`,
  `${siteRoutes.contact}?sent=INQ-2026-000001`,
  `${siteRoutes.inquiryStatus}?reference=INQ-2026-000001&key=none`,
  `${siteRoutes.offer}?key=none`,
  `${siteRoutes.supplierRequest}?key=none`,
  '/blog/incoterms-2020-for-chemicals?preview=ended',
  '/nothing-here',
  `/${'long'.repeat(600)}`,
];

/** The shortest and the longest crawled page of each kind, and the unlinked ones. */
export async function pagesOfEachKind({ visits }: Crawl, origin: string): Promise<Page[]> {
  const kinds = new Map<string, Page[]>();
  for (const [path, { html, facts }] of visits) {
    if (html === null || !facts?.kind) continue;
    kinds.set(facts.kind, [...(kinds.get(facts.kind) ?? []), { path, html }]);
  }
  const chosen = [...kinds.values()].flatMap((pages) => {
    const bySize = pages.toSorted((one, other) => one.html.length - other.html.length);
    return bySize.filter((_, index) => index === 0 || index === bySize.length - 1);
  });
  const unlinked = await Promise.all(others.map((path) => pageAt(origin, path)));
  return [...chosen, ...unlinked];
}

async function pageAt(origin: string, path: string): Promise<Page> {
  return { path: path.slice(0, 80), html: await (await fetch(origin + path)).text() };
}
