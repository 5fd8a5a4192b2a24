import type { IncomingMessage } from 'node:http';
import { isDecodable } from 'contract';

/**
 * The URL by which a request is routed. An invalid percent-encoding outside the API is made routable, so that the
 * site can answer with a page of its own; the request's `originalUrl` has the URL as received.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/api/') || isDecodable(url.split('?')[0] ?? '')) return url;
  return url.replaceAll('%', '%25');
}
