import type { IncomingMessage } from 'node:http';
import { isDecodable } from 'contract';

/**
 * The address by which a request is routed. One outside the API with a percent sign that begins no character gets to the
 * site as well, which answers with a page of its own; `originalUrl` of the request has the address as it came.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  if (url.startsWith('/api/') || isDecodable(url.split('?')[0] ?? '')) return url;
  return url.replaceAll('%', '%25');
}
