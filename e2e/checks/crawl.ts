import { siteRoutes } from 'contract';
import { type PageFacts, readHtml } from './read-html';
import { readSitemap } from './read-sitemap';

/** The response of a URL of the site. */
export interface Visit {
  readonly status: number;
  /** The target of a redirect, as a path of the site. */
  readonly to: string | null;
  readonly html: string | null;
  readonly facts: PageFacts | null;
}

/** Where a URL was found first. */
export interface Found {
  readonly on: string;
  readonly from: string;
}

export interface Crawl {
  /** By path and query, without the fragment. */
  readonly visits: ReadonlyMap<string, Visit>;
  readonly found: ReadonlyMap<string, Found>;
  /** Link targets with a fragment, by page and id. */
  readonly anchors: ReadonlyMap<string, Found>;
  /** The pages in the sitemap. */
  readonly listed: ReadonlySet<string>;
  /** Pages of the sitemap that no page of the site links to. */
  readonly unreachable: readonly string[];
  /** URLs of other sites. */
  readonly foreign: ReadonlySet<string>;
}

const atOnce = 6;
const enough = 20;
const cards = /^\/api\/product\/getCard$/;
/** Folders whose pages differ in their chemicals alone. */
const alike = /^\/(?:uses|functional-groups|elements)\//;

/** Follows every link of the site from the home page, then the URLs of its sitemap. */
export async function crawl(origin: string): Promise<Crawl> {
  const visits = new Map<string, Visit>();
  const found = new Map<string, Found>();
  const anchors = new Map<string, Found>();
  const foreign = new Set<string>();
  const kinds = new Set<string>();
  const drawn = new Map<string, number>();
  const waiting: string[] = [];

  function meet(address: string, where: Found): void {
    const url = new URL(address, origin + where.on);
    if (url.origin !== origin) {
      foreign.add(url.href);
      return;
    }
    const path = url.pathname + url.search;
    const id = decodeURIComponent(url.hash.slice(1));
    if (id !== '' && !anchors.has(`${path}#${id}`)) anchors.set(`${path}#${id}`, where);
    if (found.has(path) || isOneOfMany(url.pathname)) return;
    found.set(path, where);
    waiting.push(path);
  }

  /** Of files and pictures that every chemical has, only the first few are followed. */
  function isOneOfMany(path: string): boolean {
    const kind = /^\/[^/]+(\.(?:json|mol|svg))$/.exec(path)?.[1] ?? cards.exec(path)?.[0];
    if (kind === undefined) return false;
    drawn.set(kind, (drawn.get(kind) ?? 0) + 1);
    return (drawn.get(kind) ?? 0) > enough;
  }

  /** Links with `nofollow` are endless: one is followed per page, or per folder of pages that are alike, and set of parameters. */
  function isFirstOfItsKind(address: string): boolean {
    const { pathname, searchParams } = new URL(address, origin);
    const kind = `${alike.exec(pathname)?.[0] ?? pathname}?${[...new Set(searchParams.keys())].join('&')}`;
    if (kinds.has(kind)) return false;
    kinds.add(kind);
    return true;
  }

  async function followAll(): Promise<void> {
    while (waiting.length > 0) {
      await Promise.all(waiting.splice(0, atOnce).map(follow));
    }
  }

  async function follow(path: string): Promise<void> {
    const visit = await visitOf(origin, path);
    visits.set(path, visit);
    if (visit.to !== null) meet(visit.to, { on: path, from: 'redirect' });
    const { facts } = visit;
    // Pages with another canonical URL, such as filtered lists, link to more of their kind without end.
    if (!facts || visit.status !== 200 || !isOwn(facts, origin + path)) return;
    for (const { address, from, isFollowed } of facts.references) {
      if (isFollowed || isFirstOfItsKind(address)) meet(address, { on: path, from });
    }
  }

  meet(siteRoutes.home, { on: siteRoutes.home, from: 'the beginning' });
  await followAll();
  const pages = await readSitemap(origin);
  const listed = new Set(pages.map(({ address }) => address.slice(origin.length)));
  const unreachable = [...listed].filter((path) => !found.has(path));
  for (const path of listed) meet(path, { on: siteRoutes.sitemap, from: 'sitemap' });
  await followAll();
  return { visits, found, anchors, listed, unreachable, foreign };
}

/** Whether a page is its own canonical URL. */
export function isOwn({ canonical }: PageFacts, address: string): boolean {
  return canonical === address || canonical === address.replace(/\/$/, '');
}

async function visitOf(origin: string, path: string): Promise<Visit> {
  const answer = await fetch(origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': 'identity' },
  });
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const html = isPage ? await answer.text() : null;
  if (!isPage) await answer.body?.cancel();
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    html,
    facts: html === null ? null : readHtml(html),
  };
}
