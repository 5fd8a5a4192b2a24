import { errorPage } from '../server/answers';
import { etagOf, isKnown } from '../server/etag';
import type { PageRequest } from '../server/page-request';
import { siteHeaders } from '../server/security-headers';
import { ApiUnavailable } from '../server/site-api';
import { atomFeed, type Feed } from './atom-feed';
import { loadFeed } from './feed.loader';

/** `/feed.xml`. */
export async function feedAnswer(page: PageRequest, request: Request): Promise<Response> {
  try {
    return answer(await loadFeed(page), request);
  } catch (cause) {
    page.log('The feed could not be made', cause);
    return errorPage(cause instanceof ApiUnavailable ? 503 : 500);
  }
}

function answer(feed: Feed, request: Request): Response {
  const xml = atomFeed(feed);
  const etag = etagOf([xml]);
  const kept = {
    etag,
    'last-modified': new Date(feed.updated).toUTCString(),
    'cache-control': 'no-cache',
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: kept });
  const headers = {
    ...siteHeaders,
    ...kept,
    'content-type': 'application/atom+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return new Response(request.method === 'HEAD' ? null : xml, { headers });
}
