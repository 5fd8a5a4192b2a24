import { errorPage } from './answers';
import { etagOf, isKnown } from '../http/negotiation';
import type { FileMaker, MadeFile } from '../load/made-file';
import { NotFound } from '../load/page-loader';
import type { PageRequest } from '../load/page-request';
import { siteHeaders } from '../http/security-headers';
import { ApiUnavailable } from '../load/site-api';

/** The response to a request for the file; 304 when the client has it. */
export async function madeFileAnswer(
  page: PageRequest,
  { make, request }: { make: FileMaker; request: Request },
): Promise<Response> {
  try {
    return answer(await make(page), request);
  } catch (cause) {
    if (cause instanceof NotFound) return errorPage(404);
    page.log(`${page.url.pathname} could not be made`, cause);
    return errorPage(cause instanceof ApiUnavailable ? 503 : 500);
  }
}

function answer({ text, type, keeping, updated }: MadeFile, request: Request): Response {
  const etag = etagOf([text]);
  const cacheHeaders = {
    etag,
    'cache-control': keeping,
    ...(updated !== undefined && { 'last-modified': new Date(updated).toUTCString() }),
  };
  if (isKnown(request, etag)) return new Response(null, { status: 304, headers: cacheHeaders });
  const headers = {
    ...siteHeaders,
    ...cacheHeaders,
    'content-type': `${type}; charset=utf-8`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
  return new Response(request.method === 'HEAD' ? null : text, { headers });
}
