import { type Crawl, isOwn, type Visit } from './crawl';

/** The faults of the site's links, one line each. */
export function linkFaults(crawl: Crawl, origin: string): string[] {
  return [
    ...brokenLinks(crawl),
    ...missingParts(crawl),
    ...crawl.unreachable.map((path) => `${path} is in the sitemap, but no page links to it`),
    ...strangersInSitemap(crawl, origin),
    ...leftOut(crawl, origin),
  ];
}

function brokenLinks({ visits, found }: Crawl): string[] {
  return [...visits].flatMap(([path, { status }]) => {
    if (status === 200 || (status >= 300 && status < 400)) return [];
    const { on, from } = found.get(path) ?? { on: '', from: '' };
    return [`${path} returns ${status}; linked from ${on} (${from})`];
  });
}

function missingParts({ visits, anchors }: Crawl): string[] {
  return [...anchors].flatMap(([address, { on }]) => {
    const at = address.indexOf('#');
    const page = finalVisit(visits, address.slice(0, at));
    const isThere = page?.facts?.ids.has(address.slice(at + 1)) ?? false;
    return isThere ? [] : [`${address} has no matching element id; linked from ${on}`];
  });
}

function finalVisit(visits: Crawl['visits'], path: string): Visit | undefined {
  const visit = visits.get(path);
  return visit?.to ? visits.get(visit.to) : visit;
}

/** The sitemap must list only pages, by their canonical URL. */
function strangersInSitemap({ visits, listed }: Crawl, origin: string): string[] {
  return [...listed].flatMap((path) => {
    const { facts = null, status } = visits.get(path) ?? {};
    if (status === 200 && facts && isOwn(facts, origin + path) && facts.isListed) return [];
    return [`${path} is in the sitemap, but is not the canonical URL of an indexable page`];
  });
}

/** Indexable pages missing in the sitemap, except for further pages of lists, which the first page links to. */
function leftOut({ visits, listed }: Crawl, origin: string): string[] {
  return [...visits].flatMap(([path, { facts, status }]) => {
    const isToBeFound = facts?.isListed === true && isOwn(facts, origin + path) && status === 200;
    if (!isToBeFound || listed.has(path) || /[?&]page=\d+$/.test(path)) return [];
    return [`${path} is indexable, but missing in the sitemap`];
  });
}
