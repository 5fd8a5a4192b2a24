import { createStaticHandler } from 'react-router-dom';
import { feedAnswer } from '../feed/feed-answer';
import type { SiteMedia } from '../frame/site-media';
import { feedHref } from '../hrefs';
import { dataAnswer, errorPage, pageAnswer, redirectAnswer } from './answers';
import { answerForm } from './answer-form';
import type { SiteAssets } from './assets';
import type { Connection } from './connection';
import { PageRequest } from './page-request';
import { pageStateOf } from './page-state-of';
import { readTarget, withoutSlashes } from './read-target';
import { withPrivacy } from './private-page';
import { pageRenderer } from './render-page';
import { siteApi, type ApiFetch } from './site-api';
import type { SiteLog } from './site-log';
import { sitePages } from './site-routes';

export interface SiteOptions {
  readonly apiFetch: ApiFetch;
  readonly assets: SiteAssets;
  readonly media: SiteMedia;
  /** Scheme and host under which visitors know the site; taken from each request when left out. */
  readonly publicUrl?: string | undefined;
  readonly log: SiteLog;
}

/** Answers every address of the site: pages, their data and forms, and the files of the browser build. */
export type Site = (request: Request, connection: Connection) => Promise<Response>;

/** The visitors' site as one function; make it once per process. */
export function createSite(options: SiteOptions): Site {
  const { apiFetch, assets, media, publicUrl, log } = options;
  const origin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const pages = createStaticHandler(sitePages());
  const api = siteApi(apiFetch);
  const surroundings = { assets, renderPage: pageRenderer({ media, assets }), log };

  return async (request, connection) => withPrivacy(request, await answerTo(request, connection));

  async function answerTo(request: Request, connection: Connection): Promise<Response> {
    const file = assets.answer(request);
    if (file) return file;
    const target = readTarget(request);
    if (target.kind === 'refused') return errorPage(target.status, target);
    const { url } = target;
    const sending = { request, connection, target, origin };
    const refusedForm = await answerForm({ apiFetch, assets, log }, sending);
    if (refusedForm instanceof Response) return refusedForm;
    const page = new PageRequest({ api, origin: origin ?? url.origin, log, url, refusedForm });
    if (target.kind === 'page' && url.pathname === feedHref) return feedAnswer(page, request);
    const loaded =
      withoutSlashes(url) ??
      (await pages.query(new Request(url, { signal: request.signal }), { requestContext: page }));
    if (loaded instanceof Response) {
      return redirectAnswer(surroundings, { request, target, redirect: loaded });
    }
    const state = await pageStateOf(page, loaded);
    const answer = target.kind === 'data' ? dataAnswer : pageAnswer;
    return answer(surroundings, { request, state });
  }
}
