import { redirect } from 'react-router-dom';
import type { OpenForm } from '../form/form-view';
import { errorPage, formAnswer, redirectAnswer } from './answers';
import type { SiteAssets } from './assets';
import type { Connection } from '../http/node-request';
import type { Target } from './read-target';
import type { ApiFetch } from '../load/site-api';
import type { SiteLog } from '../load/page-request';
import { takeForm } from './take-form';

interface Surroundings {
  readonly apiFetch: ApiFetch;
  readonly assets: SiteAssets;
  readonly log: SiteLog;
}

interface SentForm {
  readonly request: Request;
  readonly connection: Connection;
  readonly target: Exclude<Target, { kind: 'refused' }>;
  /** The site's public origin; that of the request when undefined. */
  readonly origin: string | undefined;
}

/**
 * Handles a form submission: redirects to its receipt, or responds with its errors. Returns the form itself when the
 * page shows it again, as it was sent without a script or only validated.
 */
export async function answerForm(
  surroundings: Surroundings,
  { request, connection, target, origin }: SentForm,
): Promise<Response | OpenForm | undefined> {
  const { form, url } = target;
  if (!form) return undefined;
  if (isCrossSite(request, new URL(origin ?? url).host)) return errorPage(403);
  const taken = await takeForm(surroundings, { request, connection, form });
  if (taken.kind === 'shown') {
    const isInPlace = target.kind === 'data' && taken.form.refusal !== null;
    return isInPlace ? formAnswer(surroundings, taken.form) : taken.form;
  }
  const receipt = redirect(taken.receipt, 303);
  return redirectAnswer(surroundings, { request, target, redirect: receipt });
}

/**
 * Whether a page of another site sent the form. Browsers tell in `Sec-Fetch-Site`, older ones and those on plain HTTP
 * in `Origin`; a client that sends neither is not a browser, so cross-site request forgery does not apply.
 *
 * @param host - the site's public host
 */
function isCrossSite({ headers }: Request, host: string): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  return origin !== null && hostOf(origin) !== host;
}

/** Undefined for an opaque origin (`null`). */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
