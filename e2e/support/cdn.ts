import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Stored {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly until: number;
}

/** As much of a CDN as the product needs: it stores by `s-maxage`, and drops by tags. */
export interface Cdn {
  readonly url: string;
  readonly purgeUrl: string;
  /** The paths that the product was asked for, in order. */
  readonly fetched: string[];
  /** The tags of each purge. */
  readonly purged: string[][];
  /** Names the product, which is started with `purgeUrl`. */
  connect(productUrl: string): void;
  close(): Promise<void>;
}

export async function startCdn(): Promise<Cdn> {
  const stored = new Map<string, Stored>();
  const fetched: string[] = [];
  const purged: string[][] = [];
  let product = '';

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === '/purge') {
      const { tags } = JSON.parse((await buffer(request)).toString());
      purged.push(tags);
      for (const [key, { headers }] of stored) {
        const its = String(headers['cache-tag']).split(',');
        if (its.some((tag) => tags.includes(tag))) stored.delete(key);
      }
      response.writeHead(200).end();
      return;
    }
    const key = `${request.url} ${request.headers['accept-encoding']}`;
    const isForAll = request.method === 'GET' && request.headers.authorization === undefined;
    const known = isForAll ? stored.get(key) : undefined;
    const sent = known && Date.now() < known.until ? known : await fetchFrom(request);
    if (isForAll && Date.now() < sent.until) stored.set(key, sent);
    // A browser that has it already gets it again here: a CDN may do so.
    response.writeHead(sent.status, sent.headers).end(sent.body);
  }

  async function fetchFrom(request: IncomingMessage): Promise<Stored> {
    fetched.push(request.url ?? '');
    const { 'if-none-match': _known, ...headers } = request.headers;
    const sent = forward(new URL(request.url ?? '/', product), { method: request.method, headers });
    request.pipe(sent);
    const [message] = (await once(sent, 'response')) as [IncomingMessage];
    const seconds = /s-maxage=(\d+)/.exec(message.headers['cache-control'] ?? '')?.[1] ?? '0';
    return {
      status: message.statusCode ?? 0,
      headers: message.headers,
      body: await buffer(message),
      until: Date.now() + Number(seconds) * 1000,
    };
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    purgeUrl: `${url}/purge`,
    fetched,
    purged,
    connect(productUrl) {
      product = productUrl;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
