import { createStaticHandler } from 'react-router-dom';
import type { SiteMedia } from '../frame/site-media';
import { dataAnswer, errorPage, pageAnswer, redirectAnswer } from './answers';
import type { SiteAssets } from './assets';
import { PageRequest } from './page-request';
import { pageStateOf } from './page-state-of';
import { readTarget, withoutSlashes } from './read-target';
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

/** Answers every address of the site: pages, their data, and the files of the browser build. */
export type Site = (request: Request) => Promise<Response>;

/** The visitors' site as one function; make it once per process. */
export function createSite(options: SiteOptions): Site {
  const { apiFetch, assets, media, publicUrl, log } = options;
  const pages = createStaticHandler(sitePages());
  const api = siteApi(apiFetch);
  const surroundings = { assets, renderPage: pageRenderer({ media, assets }), log };

  return async (request) => {
    const file = assets.answer(request);
    if (file) return file;
    const target = readTarget(request);
    if (target.kind === 'refused') return errorPage(target.status);
    const { url } = target;
    const page = new PageRequest({ api, origin: publicUrl ?? url.origin, log, url });
    const loaded =
      withoutSlashes(url) ??
      (await pages.query(new Request(url, { signal: request.signal }), { requestContext: page }));
    if (loaded instanceof Response) {
      return redirectAnswer(surroundings, { request, target, redirect: loaded });
    }
    const state = await pageStateOf(page, loaded);
    const answer = target.kind === 'data' ? dataAnswer : pageAnswer;
    return answer(surroundings, { request, state });
  };
}
