import { companyEndpoints, metaEndpoints } from 'contract/content';
import { createStaticHandler } from 'react-router-dom';
import { dataFileAnswer, type DrawDataSheet } from '../chemical/data-answer';
import { readDataPath } from '../chemical/data-path';
import type { PageState } from '../app/page-state';
import { companyOf } from '../frame/company-of';
import type { CompanyView } from '../frame/frame-data';
import type { SiteMedia } from '../frame/site-media';
import {
  asResponse,
  dataAnswer,
  errorPage,
  missingPage,
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
import { type Filling, newFilling } from './form-slots';
import { formTokens } from './form-tokens';
import type { Connection } from '../http/node-request';
import type { RequestHead } from '../http/negotiation';
import { iconAnswer, isIconPath } from './icon-answer';
import { madeFileAnswer } from './made-file-answer';
import { type KeptPage, type KnownPage, PageCache } from './page-cache';
import { PageReads } from './page-reads';
import { PageRequest, type SiteLog } from '../load/page-request';
import { pageStateOf } from './page-state-of';
import { readTarget, movedAddress, type Target } from './read-target';
import { isPrivate, withPrivacy } from './private-page';
import { pageRenderer } from './render-page';
import { type ApiFetch, ApiUnavailable, siteApi, type SiteApi } from '../load/site-api';
import { plainPath } from '../language/addresses';
import { defaultLanguage, type Language, languageAt } from '../language/languages';
import { inLanguage, prepareLanguages } from './in-language';
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
  /**
   * The answer to a GET of a page that was rendered before and is unchanged, or of an address where there is nothing;
   * undefined for all other requests.
   */
  rendered(request: RequestHead, url: URL): Promise<SentPage | undefined>;
}

/** The public site as one function; create it once per process. */
export function createSite(options: SiteOptions): Site {
  const { apiFetch, assets, publicUrl, drawDataSheet, isAddressTaken, log } = options;
  const origin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const router = createStaticHandler(siteRouteTree());
  const api = siteApi(apiFetch);
  const ready = surroundingsOf(options);
  const cache = new PageCache();
  const fillingOf = fillings(formTokens(api));
  const viewed = async (kind: string, made: Response | Promise<Response>, isCached = false) => {
    const answer = await made;
    options.onView?.({ kind, status: answer.status, isCached });
    return answer;
  };
  const missing = (url: URL) => missingAt(url, { api, isAddressTaken, log });

  const limit = new ConcurrencyLimit(maxConcurrent);
  const site = async (request: Request, connection: Connection) => {
    const file = assets.answer(request);
    if (file) return file;
    if (limit.isReached) return viewed('problem', errorPage(503));
    return limit.run(async () => withPrivacy(request, await answerTo(request, connection)));
  };
  const rendered = async (request: RequestHead, url: URL) => {
    if (request.method !== 'GET' || isPrivate(request) || limit.isReached) return undefined;
    return limit.run(async () => {
      const page = await cache.find((origin ?? url.origin) + url.pathname + url.search);
      const answer = page
        ? renderedAnswer(await ready, { request, page, filling: await fillingOf(page) })
        : await missing(url);
      const kind = page?.state.page.kind ?? 'problem';
      if (answer) options.onView?.({ kind, status: answer.status, isCached: page !== undefined });
      return answer;
    });
  };
  return Object.assign(site, { rendered });

  async function answerTo(request: Request, connection: Connection): Promise<Response> {
    const surroundings = await ready;
    const target = readTarget(request);
    if (target.kind === 'refused') return viewed('problem', errorPage(target.status, target));
    const language = languageAt(target.url.pathname);
    if (!(await isSpoken(language, api))) return viewed('problem', errorPage(404));
    return inLanguage(language, () => answerIn(surroundings, { request, connection, target }));
  }

  async function answerIn(surroundings: Surroundings, asked: Asked): Promise<Response> {
    const { request, connection, target } = asked;
    const { url } = target;
    const isPage = target.kind === 'page';
    const sentForm = await answerForm({ apiFetch, assets, log }, { ...asked, origin });
    if (sentForm instanceof Response) return viewed('form', sentForm);
    const nothing = isPage ? await missing(url) : undefined;
    if (nothing) return viewed('problem', asResponse(nothing));
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
    const file = isPage ? fileAt(page, request, options) : undefined;
    if (file) return viewed(file.kind, file.answer);
    // A page of one visitor is never shared.
    const pages = sentForm || isPrivate(request) ? undefined : cache;
    const address = page.origin + url.pathname + url.search;
    const known = await pages?.find(address);
    const made = known ?? (await madePage(router, { page, reads, signal: request.signal }));
    if (made instanceof Response) {
      const redirect = redirectAnswer(surroundings, { request, target, redirect: made });
      return viewed('redirect', redirect);
    }
    if (isPage && isMissing(made.state)) return viewed('problem', notFoundPage(page));
    const loaded = { request, page: made, filling: await fillingOf(made) };
    if (!known) pages?.put(address, made);
    const answer = isPage ? pageAnswer(surroundings, loaded) : dataAnswer(surroundings, loaded);
    if (isPage) pages?.put(address, made);
    return viewed(made.state.page.kind, answer, known !== undefined);
  }
}

/** A file that is made of records: one for programs, or one of a chemical's data. */
function fileAt(
  page: PageRequest,
  request: Request,
  { drawDataSheet, media }: SiteOptions,
): { readonly kind: string; readonly answer: Promise<Response> } | undefined {
  const { pathname } = page.url;
  if (isIconPath(pathname)) return { kind: 'file', answer: iconAnswer(page, media) };
  const make = siteFileAt(pathname);
  if (make) return { kind: 'file', answer: madeFileAnswer(page, { make, request }) };
  const path = readDataPath(pathname);
  const answer = path && dataFileAnswer(page, { path, request, drawDataSheet });
  return answer && { kind: 'data-sheet', answer };
}

interface PageToMake {
  readonly page: PageRequest;
  readonly reads: PageReads;
  readonly signal: AbortSignal;
}

/** What the loaders answer, or a redirect. */
async function madePage(
  router: ReturnType<typeof createStaticHandler>,
  { page, reads, signal }: PageToMake,
): Promise<KnownPage | Response> {
  const moved = movedAddress(page.url);
  const address = new URL(page.url);
  address.pathname = plainPath(address.pathname);
  const loaded =
    moved ?? (await router.query(new Request(address, { signal }), { requestContext: page }));
  if (loaded instanceof Response) return loaded;
  const state = await pageStateOf(page, loaded);
  const isShared = page.sentForm === undefined && reads.isShared;
  return { state, json: JSON.stringify(state), isShared, reads };
}

function fillings(tokens: () => Promise<string>) {
  return async ({ state: { page } }: KeptPage): Promise<Filling | undefined> =>
    'form' in page && page.form.kind === 'open' ? newFilling(await tokens()) : undefined;
}

function isMissing({ page }: PageState): boolean {
  return page.kind === 'problem' && page.status === 404;
}

/** Without the frame, which a browser that goes on from it loads with the next page. */
async function notFoundPage(page: PageRequest): Promise<Response> {
  return errorPage(404, { company: await companyOf(page) });
}

/** The page of an address where there certainly is nothing. */
async function missingAt(
  url: URL,
  { api, isAddressTaken, log }: Pick<SiteOptions, 'isAddressTaken' | 'log'> & { api: SiteApi },
): Promise<SentPage | undefined> {
  const language = languageAt(url.pathname);
  const spoken = (await isSpoken(language, api)) ? language : undefined;
  if (spoken && !(await isUnknownAddress(url, isAddressTaken))) return undefined;
  const company = await readCompany(api, log);
  return inLanguage(spoken ?? defaultLanguage, () => missingPage(company));
}

async function isSpoken({ code }: Language, api: SiteApi): Promise<boolean> {
  return code === defaultLanguage.code || (await spokenLanguages(api)).includes(code);
}

interface Asked {
  readonly request: Request;
  readonly connection: Connection;
  readonly target: Exclude<Target, { kind: 'refused' }>;
}

/** The languages beside the default one; none while the company cannot be read. */
async function spokenLanguages(api: SiteApi): Promise<readonly Language['code'][]> {
  try {
    return (await api.read(companyEndpoints.get)).data.siteLanguages;
  } catch (error) {
    if (error instanceof ApiUnavailable) return [];
    throw error;
  }
}

async function readCompany(api: SiteApi, log: SiteLog): Promise<CompanyView> {
  const company = async () => (await api.read(companyEndpoints.get)).data;
  const metas = async () => (await api.read(metaEndpoints.all)).data;
  return companyOf({ company, metas, log });
}

async function surroundingsOf(options: SiteOptions): Promise<Surroundings> {
  const { assets, media, cdnMaxAge = 0, log } = options;
  const [components] = await Promise.all([allComponents(), prepareLanguages()]);
  const renderPage = pageRenderer({ media, assets, components });
  return { assets, log, cdnMaxAge, renderPage };
}
