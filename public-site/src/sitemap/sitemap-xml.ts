import { pathIn } from '../language/addresses';
import type { Language } from '../language/languages';
import { xmlText } from '../http/xml-text';

/** A page for search engines to index. */
export interface SitemapEntry {
  /** Without a language. */
  path: string;
  /** When it last changed; omitted if unknown. */
  updated?: string | undefined;
}

interface Site {
  readonly origin: string;
  /** In which every page is there. */
  readonly languages: readonly Language[];
}

/**
 * Every page in every language, with its addresses in all of them.
 *
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapXml(entries: readonly SitemapEntry[], site: Site): string {
  return document('urlset', entries.flatMap(pageElements(site)));
}

/** A sitemap of sitemaps, by their addresses. */
export function sitemapIndexXml(addresses: readonly string[]): string {
  return document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${xmlText(address)}</loc></sitemap>`),
  );
}

const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

function document(root: string, entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} ${namespaces}>`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n');
}

function pageElements({ origin, languages }: Site) {
  return ({ path, updated }: SitemapEntry): string[] => {
    const changed = updated === undefined ? '' : `<lastmod>${xmlText(updated)}</lastmod>`;
    const addresses = languages.map((language) => xmlText(origin + pathIn(language, path)));
    const alternates = languages.map(
      ({ code }, place) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${addresses[place]}"/>`,
    );
    const links = languages.length === 1 ? '' : alternates.join('');
    return addresses.map((address) => `<url><loc>${address}</loc>${changed}${links}</url>`);
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
