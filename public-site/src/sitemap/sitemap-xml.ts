import { xmlText } from '../server/xml-text';

/** A page that search engines should know. */
export interface SitemapEntry {
  /** Its absolute address. */
  address: string;
  /** When it was changed last; left out where nobody knows. */
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
