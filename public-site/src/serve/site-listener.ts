import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { bodyOf, connectionOf, headOf, requestUrl } from '../http/node-request';
import type { Site } from './create-site';
import type { SiteLog } from '../load/page-request';

interface ListenerOptions {
  site: Site;
  log: SiteLog;
}

/** The site as a listener of Node's HTTP server, when it runs on its own. */
export function siteListener({ site, log }: ListenerOptions): RequestListener {
  return (message, reply) => {
    answer(site, message, reply).catch((error: unknown) => {
      log(`${message.url?.split('?')[0]} could not be answered`, error);
      reply.writeHead(400).end();
    });
  };
}

async function answer(site: Site, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { method = 'GET', url: target = '/', headers } = message;
  const { localPort: port } = message.socket;
  const url = requestUrl({ protocol: 'http', host: headers.host, port, target });
  const page = await site.rendered(headOf(method, { url, headers }), url);
  if (page) {
    reply.writeHead(page.status, page.headers).end(page.body ?? undefined);
    return;
  }
  await send(await site(requestOf(message, url), connectionOf(message)), reply);
}

const headersRead = [
  'accept-encoding',
  'if-none-match',
  'content-type',
  'content-length',
  'origin',
  'sec-fetch-site',
];

function requestOf(message: IncomingMessage, url: URL): Request {
  const { method = 'GET', headers } = message;
  const read = headersRead.flatMap((name): [string, string][] => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return new Request(url, { method, headers: read, ...bodyOf(message) });
}

async function send(response: Response, reply: ServerResponse): Promise<void> {
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  reply.end(response.body === null ? undefined : Buffer.from(await response.arrayBuffer()));
}
