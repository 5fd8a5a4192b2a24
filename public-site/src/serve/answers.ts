import { buildHeader } from '../common/page-answer';
import type { PageAnswer, PageState } from '../app/page-state';
import { languageAt } from '../language/languages';
import type { OpenForm } from '../form/form-view';
import type { ProblemStatus } from '../problem/problem-view';
import { acceptsEncoding, etagOf, isKnown, type RequestHead } from '../http/negotiation';
import type { SiteAssets } from './assets';
import { type ErrorPageCompany, errorDocument } from './error-document';
import { type Filling, filled } from './form-slots';
import type { KeptPage } from './page-cache';
import type { PageHtml } from './page-html';
import { isPrivate } from './private-page';
import type { RenderPage } from './render-page';
import { siteHeaders } from '../http/security-headers';
import type { SiteLog } from '../load/page-request';
import type { Target } from './read-target';

export interface Surroundings {
  readonly assets: SiteAssets;
  readonly renderPage: RenderPage;
  /** Seconds for which a CDN may keep what is the same for every visitor. */
  readonly cdnMaxAge: number;
  readonly log: SiteLog;
}

export interface Loaded {
  readonly request: RequestHead;
  /** Gets its document when that is rendered. */
  readonly page: KeptPage;
  /** What this visitor's copy of a form has of its own; undefined for a page without a form. */
  readonly filling: Filling | undefined;
}

/** A page as a server in the same process sends it, which has no use for a `Response` and its streams. */
export interface SentPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer> | null;
}

/** The page as HTML. Responds 304 for a page that the browser has, and reuses one rendered before. */
export function pageAnswer(surroundings: Surroundings, loaded: Loaded): Response {
  const known = renderedAnswer(surroundings, loaded);
  if (known) return asResponse(known);
  const { request, page } = loaded;
  try {
    const html = surroundings.renderPage(page);
    const isKept = statusOf(page.state) === 200 && !isPrivate(request);
    if (isKept) page.html = html;
    return asResponse(htmlAnswer(surroundings, loaded, { html, isCached: isKept }));
  } catch (cause) {
    surroundings.log(`${new URL(request.url).pathname} could not be rendered`, cause);
    return errorPage(500);
  }
}

/** The page as HTML, where nothing has to be rendered for it. */
export function renderedAnswer(surroundings: Surroundings, loaded: Loaded): SentPage | undefined {
  const { request, page, filling } = loaded;
  if (statusOf(page.state) !== 200) return undefined;
  // Sent without a policy: the cached page has its own. No two copies of a form are the same.
  const etag = tagOf(surroundings, page);
  if (filling === undefined && isKnown(request, etag)) {
    return { status: 304, headers: { etag, ...cachingOf(surroundings, loaded) }, body: null };
  }
  const html = isPrivate(request) ? undefined : page.html;
  return html && htmlAnswer(surroundings, loaded, { html, isCached: true });
}

export function asResponse({ status, headers, body }: SentPage): Response {
  return new Response(body, { status, headers });
}

/** The hashes of states, whose JSON is long. A state does not change. */
const hashes = new WeakMap<PageState, string>();

function tagOf({ assets }: Surroundings, { state, json }: KeptPage): string {
  const hash = hashes.get(state) ?? etagOf([json]);
  hashes.set(state, hash);
  return etagOf([assets.build, 'html', hash]);
}

/** The data of a page, for a navigation in the browser. */
export function dataAnswer(surroundings: Surroundings, loaded: Loaded): Response {
  const { request, page, filling } = loaded;
  const { state } = page;
  const { build } = surroundings.assets;
  const caching = cachingOf(surroundings, loaded);
  const json = filling ? filled(page.json, filling) : page.json;
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

interface ErrorPageOptions {
  /** The methods that the address accepts, when the request's is not among them. */
  readonly allowed?: string;
  /** Where it is known. */
  readonly company?: ErrorPageCompany;
}

/** A page rendered without React. */
export function errorPage(
  status: ProblemStatus,
  { allowed, company }: ErrorPageOptions = {},
): Response {
  const { html, policy } = errorDocument(status, company);
  const headers = {
    ...pageHeaders({ status, policy, caching: uncached }),
    ...(allowed !== undefined && { allow: allowed }),
  };
  return new Response(html, { status, headers });
}

/** The same of an address where there is nothing, as a server in the same process sends it. */
export function missingPage(company: ErrorPageCompany): SentPage {
  const { html, policy } = errorDocument(404, company);
  const headers = pageHeaders({ status: 404, policy, caching: uncached });
  return { status: 404, headers, body: Buffer.from(html) };
}

type Caching = Readonly<Record<string, string>>;

/** Every cache asks again each time. */
const uncached: Caching = { 'cache-control': 'no-cache' };

/**
 * How caches may keep a page: a CDN only one that is whole, and the same for every visitor. Browsers ask again each
 * time. How long a CDN may serve a former page while it fetches the next stands in the fields that only CDNs read (RFC
 * 9213): some browsers would do the same.
 */
function cachingOf({ cdnMaxAge }: Surroundings, { request, page }: Loaded): Caching {
  const isForAll = page.isShared && !('form' in page.state.page) && !isPrivate(request);
  const isKept = isForAll && statusOf(page.state) === 200;
  if (cdnMaxAge === 0 || !isKept) return uncached;
  const forCdns = `max-age=${cdnMaxAge}, stale-while-revalidate=${cdnMaxAge}`;
  return {
    'cache-control': `public, max-age=0, s-maxage=${cdnMaxAge}`,
    'cdn-cache-control': forCdns,
    'surrogate-control': forCdns,
  };
}

function statusOf({ page }: PageState): number {
  if (page.kind === 'ended-preview') return 404;
  if (page.kind === 'problem' || page.kind === 'code') return page.status;
  return ('form' in page && page.form.kind === 'open' && page.form.refusal?.status) || 200;
}

interface RenderedHtml {
  readonly html: PageHtml;
  readonly isCached: boolean;
}

function htmlAnswer(
  surroundings: Surroundings,
  loaded: Loaded,
  { html, isCached }: RenderedHtml,
): SentPage {
  const { request, page, filling } = loaded;
  const status = statusOf(page.state);
  const caching = cachingOf(surroundings, loaded);
  const isCompressed = request.method !== 'HEAD' && acceptsEncoding(request, 'gzip');
  const headers = {
    ...pageHeaders({ status, policy: html.policy, caching }),
    'content-language': languageAt(page.state.path).code,
    vary: 'accept-encoding',
    ...(status === 200 && filling === undefined && { etag: tagOf(surroundings, page) }),
    ...(isCompressed && { 'content-encoding': 'gzip' }),
  };
  if (request.method === 'HEAD') return { status, headers, body: null };
  if (!isCompressed) return { status, headers, body: html.plain(filling) };
  return { status, headers, body: isCached ? html.gzip(filling) : html.gzipOnce(filling) };
}

interface PageHeaders {
  status: number;
  policy: string;
  caching: Caching;
}

function pageHeaders({ status, policy, caching }: PageHeaders): Record<string, string> {
  return {
    ...siteHeaders,

    'content-type': 'text/html; charset=utf-8',
    ...caching,
    'content-security-policy': policy,
    ...retryLater(status),
  };
}

interface JsonOptions {
  request: RequestHead;
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
