import type { StaticHandlerContext } from 'react-router-dom';
import type { PageState } from '../common/site-state';
import { isSiteProblem, siteProblem, type SiteProblem } from '../problem/problem';
import { ApiUnavailable } from './site-api';
import type { SiteLog } from './site-log';

/** What a page's loaders have brought, in the form that goes to the browser: errors without their causes. */
export function pageStateOf({ loaderData, errors }: StaticHandlerContext, log: SiteLog): PageState {
  if (errors === null) return { loaderData, errors };
  const problems = Object.entries(errors).map(([id, error]) => [id, problemOf(error, log)] as const);
  return { loaderData, errors: Object.fromEntries(problems) };
}

function problemOf(error: unknown, log: SiteLog): SiteProblem {
  if (isSiteProblem(error)) return error;
  const isUnavailable = error instanceof ApiUnavailable;
  log(isUnavailable ? 'The API is not available' : 'A page could not be made', error);
  return siteProblem(isUnavailable ? 503 : 500);
}
