import { createStaticHandler } from 'react-router-dom';
import { dataFileAnswer, type DrawDataSheet } from '../chemical/data-answer';
import { readDataPath } from '../chemical/data-path';
import type { PageState } from '../app/page-state';
import { companyOf } from '../frame/company-of';
import type { SiteMedia } from '../frame/site-media';
import {
  dataAnswer,
  errorPage,
  pageAnswer,
  redirectAnswer,
  renderedAnswer,
  type SentPage,
  type Surroundings,
} from './answers';
import { allComponents } from './all-components';
import { apiAsker } from '../load/ask-api';
import { answerForm } from './answer-form';
import type { SiteAssets } from './assets';
import { ConcurrencyLimit } from './concurrency-limit';
import type { Connection } from '../http/node-request';
import { KnownStates } from './known-states';
import type { RequestHead } from '../http/negotiation';
import { madeFileAnswer } from './made-file-answer';
import { PageCache } from './page-cache';
import { PageReads } from './page-reads';
import { PageRequest, type SiteLog } from '../load/page-request';
import { pageStateOf } from './page-state-of';
import { readTarget, type Target, withoutSlashes } from './read-target';
import { isPrivate, withPrivacy } from './private-page';
import { pageRenderer } from './render-page';
import { type ApiFetch, siteApi } from '../load/site-api';
import { siteFileAt } from './site-files';
import { siteRouteTree } from './site-routes';
import { type IsAddressTaken, isUnknownAddress } from './unknown-address';

export interface SiteOptions {
  readonly apiFetch: ApiFetch;
  readonly assets: SiteAssets;
  readonly media: SiteMedia;
  /** The site's public origin; taken from each request when omitted. */
  readonly publicUrl?: string | undefined;
  /** Seconds for which a CDN may keep a page that is the same for every visitor; 0, the default, where there is none. */
  readonly cdnMaxAge?: number | undefined;
  /** Makes PDFs of data sheets; a site that has none of it links to none. */
  readonly drawDataSheet?: DrawDataSheet | undefined;
  /** Where it is missing, the API is asked for the record of each address. */
  readonly isAddressTaken?: IsAddressTaken | undefined;
  /** Called with each answer but those with files of the browser build. */
  readonly onView?: ((view: SiteView) => void) | undefined;
  readonly log: SiteLog;
}

/** What was answered: the kind of the page, `file`, `data-sheet`, `form`, `redirect`, or `problem`. */
export interface SiteView {
  readonly kind: string;
  readonly status: number;
  /** Whether its data were known from an earlier request. */
  readonly isCached: boolean;
}

/** Sheds load above this many concurrent requests with 503, rather than let them time out. */
const maxConcurrent = 250;

export interface Site {
  /** Handles every address of the site: pages, their data and forms, and the files of the browser build. */
  (request: Request, connection: Connection): Promise<Response>;
  /** The answer to a GET of a page that was rendered before and is unchanged; undefined for all other requests. */
  rendered(request: RequestHead, url: URL): Promise<SentPage | undefined>;
}

/** The public site as one function; create it once per process. */
export function createSite(options: SiteOptions): Site {
  const { apiFetch, assets, publicUrl, drawDataSheet, log } = options;
  const { isAddressTaken } = options;
  const origin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const pages = createStaticHandler(siteRouteTree());
  const api = siteApi(apiFetch);
  const ready = surroundingsOf(options);
  const knownStates = new KnownStates();
  const viewed = async (kind: string, made: Response | Promise<Response>, isCached = false) => {
    const answer = await made;
    options.onView?.({ kind, status: answer.status, isCached });
    return answer;
  };

  const limit = new ConcurrencyLimit(maxConcurrent);
  const site = async (request: Request, connection: Connection) => {
    const file = assets.answer(request);
    if (file) return file;
    if (limit.isReached) return viewed('problem', errorPage(503));
    return limit.run(async () => withPrivacy(request, await answerTo(request, connection)));
  };
  const rendered = async (request: RequestHead, url: URL) => {
    if (request.method !== 'GET' || isPrivate(request) || limit.isReached) return undefined;
    const address = (origin ?? url.origin) + url.pathname + url.search;
    const known = await limit.run(async () => knownStates.find(address));
    const page = known && renderedAnswer(await ready, { request, ...known });
    if (page)
      options.onView?.({ kind: known.state.page.kind, status: page.status, isCached: true });
    return page;
  };
  return Object.assign(site, { rendered });

  async function answerTo(request: Request, connection: Connection): Promise<Response> {
    const surroundings = await ready;
    const target = readTarget(request);
    if (target.kind === 'refused') return viewed('problem', errorPage(target.status, target));
    const { url } = target;
    const sending = { request, connection, target, origin };
    const sentForm = await answerForm({ apiFetch, assets, log }, sending);
    if (sentForm instanceof Response) return viewed('form', sentForm);
    const reads = new PageReads(api);
    const page = new PageRequest({
      api: reads.api,
      ask: reads.noting(apiAsker(apiFetch, connection)),
      origin: origin ?? url.origin,
      hasDataSheets: drawDataSheet !== undefined,
      log,
      url,
      sentForm,
    });
    const make = target.kind === 'page' ? siteFileAt(url.pathname) : undefined;
    if (make) return viewed('file', madeFileAnswer(page, { make, request }));
    const dataPath = target.kind === 'page' ? readDataPath(url.pathname) : undefined;
    if (dataPath) {
      const made = dataFileAnswer(page, { path: dataPath, request, drawDataSheet });
      return viewed('data-sheet', made);
    }
    const answer = target.kind === 'data' ? dataAnswer : pageAnswer;
    // A page of one visitor is never shared.
    const states = sentForm || isPrivate(request) ? undefined : knownStates;
    const address = page.origin + url.pathname + url.search;
    const known = await states?.find(address);
    if (known)
      return viewed(known.state.page.kind, answer(surroundings, { request, ...known }), true);
    const { signal } = request;
    const loaded = await loadPage(pages, { page, signal, target, isAddressTaken });
    if (loaded instanceof Response) {
      const redirect = redirectAnswer(surroundings, { request, target, redirect: loaded });
      return viewed('redirect', redirect);
    }
    const state = loaded && (await pageStateOf(page, loaded));
    if (!state || (target.kind === 'page' && isMissing(state)))
      return viewed('problem', notFoundPage(page));
    const made = {
      state,
      json: JSON.stringify(state),
      isShared: !sentForm && reads.isShared,
    };
    states?.put(address, { ...made, reads });
    return viewed(state.page.kind, answer(surroundings, { request, ...made }));
  }
}

interface PageTarget {
  readonly page: PageRequest;
  readonly signal: AbortSignal;
  readonly target: Target;
  readonly isAddressTaken: IsAddressTaken | undefined;
}

/** What the loaders answer, or a redirect; undefined for a page that certainly does not exist. */
async function loadPage(
  pages: ReturnType<typeof createStaticHandler>,
  { page, signal, target, isAddressTaken }: PageTarget,
) {
  const moved = withoutSlashes(page.url);
  if (moved) return moved;
  if (target.kind === 'page' && (await isUnknownAddress(page, isAddressTaken))) return undefined;
  return pages.query(new Request(page.url, { signal }), { requestContext: page });
}

function isMissing({ page }: PageState): boolean {
  return page.kind === 'problem' && page.status === 404;
}

/** Without the frame, which a browser that goes on from it loads with the next page. */
async function notFoundPage(page: PageRequest): Promise<Response> {
  const { siteName } = await companyOf(page);
  return errorPage(404, { siteName });
}

async function surroundingsOf(options: SiteOptions): Promise<Surroundings> {
  const { assets, media, cdnMaxAge = 0, log } = options;
  const components = await allComponents();
  return {
    assets,
    log,
    cdnMaxAge,
    renderPage: pageRenderer({ media, assets, components }),
    pageCache: new PageCache(),
  };
}
