/** The content of one file of the sitemap. */
export type SitemapPart =
  | { kind: 'pages' }
  | { kind: 'articles' }
  | {
      kind: 'chemicals';
      /** Which ten thousand of them, from 1. */
      number: number;
    };

/**
 * At the top of the site, for a sitemap speaks of addresses in its own folder and below. No record stands in the way: there
 * is no dot in a slug.
 *
 * @see https://www.sitemaps.org/protocol.html#location
 */
export function sitemapPartHref(part: SitemapPart): string {
  return `/sitemap-${part.kind === 'chemicals' ? `chemicals-${part.number}` : part.kind}.xml`;
}

/** The part that an address names; undefined for the address of anything else. */
export function readSitemapPart(path: string): SitemapPart | undefined {
  const found = /^\/sitemap-(?:(pages|articles)|chemicals-([1-9]\d{0,3}))\.xml$/.exec(path);
  if (!found) return undefined;
  if (found[1] === 'pages' || found[1] === 'articles') return { kind: found[1] };
  return { kind: 'chemicals', number: Number(found[2]) };
}
