import { xmlText } from '../http/xml-text';

/** An entry of the feed. All addresses are absolute, all texts plain. */
export interface FeedEntry {
  /** Stable when the address changes. */
  id: string;
  title: string;
  href: string;
  published: string;
  updated: string;
  author: string | null;
  category: string | null;
  summary: string | null;
}

export interface Feed {
  id: string;
  title: string;
  subtitle: string;
  /** The page of the entry. */
  href: string;
  selfHref: string;
  author: string;
  updated: string;
  entries: readonly FeedEntry[];
}

/** @see RFC 4287, The Atom Syndication Format. Atom marks texts as plain, where RSS leaves readers to guess. */
export function atomFeed(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    element('id', feed.id),
    element('title', feed.title),
    feed.subtitle === '' ? '' : element('subtitle', feed.subtitle),
    link('alternate', feed.href),
    link('self', feed.selfHref),
    element('updated', feed.updated),
    author(feed.author),
    ...feed.entries.map(entryElement),
    '</feed>',
    '',
  ]
    .filter((line, index, { length }) => line !== '' || index === length - 1)
    .join('\n');
}

function entryElement(entry: FeedEntry): string {
  return [
    '<entry>',
    element('id', entry.id),
    element('title', entry.title),
    link('alternate', entry.href),
    element('published', entry.published),
    element('updated', entry.updated),
    ...(entry.author === null ? [] : [author(entry.author)]),
    ...(entry.category === null ? [] : [`<category term="${xmlText(entry.category)}"/>`]),
    ...(entry.summary === null ? [] : [element('summary', entry.summary)]),
    '</entry>',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

function link(relation: 'alternate' | 'self', href: string): string {
  return `<link rel="${relation}" href="${xmlText(href)}"/>`;
}

function author(name: string): string {
  return `<author>${element('name', name)}</author>`;
}
