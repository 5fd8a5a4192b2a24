import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom';
import type { PageState } from '../common/site-state';
import type { SiteMedia } from '../frame/site-media';
import { routesWith } from '../routes';
import { dataAnswer, errorPage, pageAnswer, redirectAnswer } from './answers';
import type { SiteAssets } from './assets';
import { loaders } from './loaders';
import { PageRequest } from './page-request';
import { pageStateOf } from './page-state-of';
import { readTarget } from './read-target';
import { pageRenderer } from './render-page';
import { siteApi, type ApiFetch } from './site-api';
import type { SiteLog } from './site-log';

export interface SiteOptions {
  readonly apiFetch: ApiFetch;
  readonly assets: SiteAssets;
  readonly media: SiteMedia;
  /** Scheme and host under which visitors know the site; taken from each request when left out. */
  readonly publicUrl?: string | undefined;
  readonly log?: SiteLog;
}

/** Answers every address of the site: pages, their data, and the files of the browser build. */
export type Site = (request: Request) => Promise<Response>;

/** The visitors' site as one function; make it once per process. */
export function createSite({ apiFetch, assets, media, publicUrl, log = logToConsole }: SiteOptions): Site {
  const routes = createStaticHandler(routesWith({ media, loaderOf: (id) => loaders[id] }));
  const api = siteApi(apiFetch);
  const renderPage = pageRenderer({ routes: routes.dataRoutes, assets });
  const surroundings = { assets, renderPage, log };

  return async (request) => {
    const file = assets.answer(request);
    if (file) return file;
    const target = readTarget(request);
    if (target.kind === 'refused') {
      return errorPage(target.status);
    }
    const origin = publicUrl ?? target.url.origin;
    const page = new PageRequest({ api, origin, log, url: target.url });
    const context = await routes.query(new Request(target.url, { signal: request.signal }), {
      requestContext: page,
    });
    if (context instanceof Response) {
      return redirectAnswer(surroundings, { request, target, redirect: context });
    }
    const state = pageStateOf(context, log);
    return target.kind === 'data'
      ? dataAnswer(surroundings, { request, state })
      : pageAnswer(surroundings, { request, context: withErrors(context, state), state });
  };
}

/** The same context with every error as the browser will get it, so that both render the same. */
function withErrors(context: StaticHandlerContext, { errors }: PageState): StaticHandlerContext {
  return { ...context, errors };
}

function logToConsole(message: string, cause: unknown): void {
  console.error(message, cause);
}
