import { failedPageMeta } from 'contract';
import type { StaticHandlerContext } from 'react-router-dom';
import type { PageKind } from '../app/page-components';
import type { PageState } from '../app/page-state';
import type { PageView } from '../app/page-view';
import type { FrameData } from '../frame/frame-data';
import type { ProblemView } from '../problem/problem-view';
import { headOf } from '../load/head-of';
import { NotFound } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { ApiUnavailable } from '../load/site-api';
import { frameRouteId } from './site-routes';

/** The page state from the loaders' data: their page, or the error page of a problem that one of them threw. */
export async function pageStateOf(
  page: PageRequest,
  { loaderData, errors, matches }: StaticHandlerContext,
): Promise<PageState> {
  const path = page.url.pathname;
  const leaf = matches.at(-1)?.route.id ?? '';
  const [error] = Object.values(errors ?? {});
  const shown = error === undefined ? pageView(loaderData[leaf]) : await problemOf(page, error);
  return {
    origin: page.origin,
    path,
    query: listings.has(shown.kind) ? page.url.search : '',
    frame: frameData(loaderData[frameRouteId]),
    page: shown,
  };
}

/** Pages whose query says what is listed. That of others may hold a key, which their documents keep to themselves. */
const listings = new Set<PageKind>([
  'advanced',
  'blogs',
  'category',
  'chart',
  'code',
  'compare',
  'letter',
  'search',
  'selection',
]);

/** Guarantee: the frame's route has `loadFrame` as its loader; the router leaves out what has failed. */
function frameData(value: unknown) {
  return (value ?? null) as FrameData | null;
}

/** Guarantee: every route below the frame's has a `PageLoader<PageView>` as its loader. */
function pageView(value: unknown) {
  return value as PageView;
}

async function problemOf(page: PageRequest, error: unknown): Promise<ProblemView> {
  if (error instanceof NotFound) {
    return { kind: 'problem', status: 404, head: await headOf(page, { canonical: null }) };
  }
  const isUnavailable = error instanceof ApiUnavailable;
  page.log(isUnavailable ? 'The API is not available' : `${page.url.pathname} has failed`, error);
  const head = { ...failedPageMeta, canonical: null, picture: null };
  return { kind: 'problem', status: isUnavailable ? 503 : 500, head };
}
