import { sharedHeaders, siteTag } from 'contract';
import { buildHeader, type PageAnswer, type PageState } from '../common/page-state';
import type { OpenForm } from '../form/form-view';
import type { ProblemStatus } from '../problem/problem-view';
import { acceptsEncoding, etagOf, isKnown } from './negotiation';
import type { SiteAssets } from './assets';
import { errorDocument, errorPolicy } from './error-document';
import type { WrittenState } from './known-states';
import type { PageCache } from './page-cache';
import type { PageHtml } from './page-html';
import { isPrivate } from './private-page';
import type { Rendering, RenderPage } from './render-page';
import { siteHeaders } from './security-headers';
import type { SiteLog } from './page-request';
import type { Target } from './read-target';

export interface Surroundings {
  readonly assets: SiteAssets;
  readonly renderPage: RenderPage;
  /** The cache of rendered pages; undefined to render every request. */
  readonly pageCache: PageCache | undefined;
  /** Seconds for which a CDN may keep what is the same for every visitor. */
  readonly cdnMaxAge: number;
  readonly log: SiteLog;
}

export interface Loaded extends WrittenState {
  readonly request: Request;
}

/** The page as HTML. Responds 304 for a page that the browser has, and reuses one rendered before. */
export function pageAnswer(surroundings: Surroundings, loaded: Loaded): Response {
  const { request, state, json } = loaded;
  const status = statusOf(state);
  const caching = cachingOf(surroundings, loaded);
  const etag = etagOf([surroundings.assets.build, 'html', json]);
  // Sent without a policy: the cached page has its own.
  if (status === 200 && isKnown(request, etag)) return unchanged(etag, caching);
  try {
    const isCacheable = status === 200 && isForEverybody(request, state);
    const html = renderedPage(surroundings, {
      state,
      json,
      cacheKey: isCacheable ? etag : undefined,
    });
    return htmlAnswer(html, { request, status, etag, caching });
  } catch (cause) {
    surroundings.log(`${new URL(request.url).pathname} could not be rendered`, cause);
    return errorPage(500);
  }
}

/** A page with a form carries a token of one visitor, so it is not shared. */
function isForEverybody(request: Request, { page }: PageState): boolean {
  return !('form' in page) && !isPrivate(request);
}

interface PageToRender extends Rendering {
  cacheKey: string | undefined;
}

function renderedPage(
  { renderPage, pageCache }: Surroundings,
  { cacheKey, ...rendering }: PageToRender,
): PageHtml {
  if (cacheKey === undefined || !pageCache) return renderPage(rendering);
  const known = pageCache.get(cacheKey);
  if (known) return known;
  const html = renderPage(rendering);
  pageCache.put(cacheKey, html);
  return html;
}

/** The data of a page, for a navigation in the browser. */
export function dataAnswer(surroundings: Surroundings, loaded: Loaded): Response {
  const { request, state, json } = loaded;
  const { build } = surroundings.assets;
  const caching = cachingOf(surroundings, loaded);
  return jsonAnswer(json, { request, status: statusOf(state), build, caching });
}

/** A form that was sent by script, with its errors. */
export function formAnswer({ assets }: Pick<Surroundings, 'assets'>, form: OpenForm): Response {
  const headers = jsonHeaders(assets.build);
  return new Response(JSON.stringify(form), { status: form.refusal?.status ?? 200, headers });
}

/** A redirect; a navigation in the browser gets it as data, because `fetch` would follow it invisibly. */
export function redirectAnswer(
  { assets }: Pick<Surroundings, 'assets'>,
  { request, redirect, target }: { request: Request; redirect: Response; target: Target },
): Response {
  const to = redirect.headers.get('location') ?? '/';
  if (target.kind === 'data') {
    const answer: PageAnswer = { redirect: to };
    const { build } = assets;
    return jsonAnswer(JSON.stringify(answer), { request, status: 200, build, caching: uncached });
  }
  const headers = { ...siteHeaders, location: to, 'cache-control': 'no-cache' };
  return new Response(null, { status: redirect.status, headers });
}

/**
 * A page rendered without the API and React.
 *
 * @param allowed - the methods that the address accepts, when the request's is not among them
 */
export function errorPage(
  status: ProblemStatus,
  { allowed }: { readonly allowed?: string } = {},
): Response {
  const headers = pageHeaders({ status, policy: errorPolicy, caching: uncached });
  if (allowed !== undefined) headers.set('allow', allowed);
  return new Response(errorDocument(status), { status, headers });
}

type Caching = Readonly<Record<string, string>>;

/** Every cache asks again each time. */
const uncached: Caching = { 'cache-control': 'no-cache' };

/** How caches may keep a page: a CDN only one that is whole, and the same for every visitor. */
function cachingOf({ cdnMaxAge }: Surroundings, { request, state, shared }: Loaded): Caching {
  const isShared = statusOf(state) === 200 && isForEverybody(request, state);
  if (cdnMaxAge === 0 || !shared || !isShared) return uncached;
  return sharedHeaders({ ...shared, tags: [siteTag, ...shared.tags] }, cdnMaxAge);
}

function statusOf({ page }: PageState): number {
  if (page.kind === 'ended-preview') return 404;
  if (page.kind === 'problem' || page.kind === 'code') return page.status;
  return ('form' in page && page.form.kind === 'open' && page.form.refusal?.status) || 200;
}

interface HtmlOptions {
  request: Request;
  status: number;
  etag: string;
  caching: Caching;
}

function htmlAnswer(html: PageHtml, { request, status, etag, caching }: HtmlOptions): Response {
  const headers = pageHeaders({ status, policy: html.policy, caching });
  headers.set('vary', 'accept-encoding');
  if (status === 200) headers.set('etag', etag);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (!acceptsEncoding(request, 'gzip')) return new Response(html.plain, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(html.gzip, { status, headers });
}

interface PageHeaders {
  status: number;
  policy: string;
  caching: Caching;
}

function pageHeaders({ status, policy, caching }: PageHeaders): Headers {
  return new Headers({
    ...siteHeaders,
    'content-type': 'text/html; charset=utf-8',
    ...caching,
    'content-security-policy': policy,
    ...retryLater(status),
  });
}

interface JsonOptions {
  request: Request;
  status: number;
  build: string;
  caching: Caching;
}

function jsonAnswer(body: string, { request, status, build, caching }: JsonOptions): Response {
  const etag = etagOf([build, body]);
  if (status === 200 && isKnown(request, etag))
    return unchanged(etag, { ...caching, [buildHeader]: build });
  const headers = { ...jsonHeaders(build), ...caching, ...retryLater(status), etag };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers });
}

function jsonHeaders(build: string): Record<string, string> {
  return {
    ...siteHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex',
    [buildHeader]: build,
  };
}

function unchanged(etag: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(null, { status: 304, headers: { etag, ...headers } });
}

function retryLater(status: number): Record<string, string> {
  return status === 503 ? { 'retry-after': '30' } : {};
}
