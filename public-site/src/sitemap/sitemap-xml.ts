import { xmlText } from '../http/xml-text';

/** A page for search engines to index. */
export interface SitemapEntry {
  /** Its absolute address. */
  address: string;
  /** When it last changed; omitted if unknown. */
  updated?: string | undefined;
}

/** @see https://www.sitemaps.org/protocol.html */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  return document('urlset', entries.map(entryElement('url')));
}

/** A sitemap whose entries are sitemaps. */
export function sitemapIndexXml(entries: readonly SitemapEntry[]): string {
  return document('sitemapindex', entries.map(entryElement('sitemap')));
}

function document(root: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function entryElement(name: string) {
  return ({ address, updated }: SitemapEntry): string => {
    const changed = updated === undefined ? '' : `<lastmod>${xmlText(updated)}</lastmod>`;
    return `<${name}><loc>${xmlText(address)}</loc>${changed}</${name}>`;
  };
}

/** The content of one file of the sitemap. */
export type SitemapPart =
  | { kind: 'pages' }
  | { kind: 'articles' }
  | {
      kind: 'chemicals';
      /** The number of the part, from 1; a part has at most 10,000 pages. */
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

/** Parses the address of a part; undefined for any other address. */
export function readSitemapPart(path: string): SitemapPart | undefined {
  const found = /^\/sitemap-(?:(pages|articles)|chemicals-([1-9]\d{0,3}))\.xml$/.exec(path);
  if (!found) return undefined;
  if (found[1] === 'pages' || found[1] === 'articles') return { kind: found[1] };
  return { kind: 'chemicals', number: Number(found[2]) };
}
