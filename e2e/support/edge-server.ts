import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as forward,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A fault of a path, in force until the test ends it. */
export type Fault =
  | { readonly kind: 'status'; readonly status: number }
  /** Never answers. */
  | { readonly kind: 'hang' }
  /** Resets the connection. */
  | { readonly kind: 'reset' }
  /** Answers with an HTML page of another server. */
  | { readonly kind: 'html' }
  | { readonly kind: 'slow'; readonly milliseconds: number }
  /** Changes the response body. */
  | { readonly kind: 'change'; readonly change: (text: string) => string };

export interface SeenRequest {
  readonly method: string;
  /** The path without its query. */
  readonly path: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** A proxy between browsers and the server, which records every request and injects faults. */
export interface Edge {
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** The paths of `GET` requests that match a pattern, without queries, in order. */
  paths(pattern: RegExp): string[];
  /** @returns a function that ends the fault */
  fail(path: string | RegExp, fault: Fault): () => void;
  /** Clears the recorded requests. */
  forget(): void;
  /** Ends all faults and hanging connections, and clears the recorded requests. */
  clear(): void;
  close(): Promise<void>;
}

export async function startEdge(target: string): Promise<Edge> {
  const requests: SeenRequest[] = [];
  const faults = new Map<
    symbol,
    { readonly isMeant: (path: string) => boolean; readonly fault: Fault }
  >();
  const hanging = new Set<Socket>();

  const server = createServer((request, response) => {
    const [path = '/'] = (request.url ?? '/').split('?');
    requests.push({ method: request.method ?? 'GET', path, at: Date.now() });
    const found = [...faults.values()].find(({ isMeant }) => isMeant(path));
    if (found?.fault.kind === 'hang') hanging.add(request.socket);
    answer({ target, request, response }, found?.fault).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: addressOf(server.address()),
    requests,
    paths: (pattern) =>
      requests
        .filter(({ method, path }) => method === 'GET' && pattern.test(path))
        .map(({ path }) => path),
    fail(path, fault) {
      const key = Symbol('fault');
      const isMeant = (one: string) => (typeof path === 'string' ? one === path : path.test(one));
      faults.set(key, { isMeant, fault });
      return () => void faults.delete(key);
    },
    forget() {
      requests.length = 0;
    },
    clear() {
      faults.clear();
      for (const socket of hanging) socket.destroy();
      hanging.clear();
      requests.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The URL of a listening server: `http://127.0.0.1:41234`. */
export function addressOf(address: ReturnType<ReturnType<typeof createServer>['address']>): string {
  if (address === null || typeof address === 'string')
    throw new Error('The server is not listening on a port');
  return `http://127.0.0.1:${address.port}`;
}

interface Exchange {
  readonly target: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

async function answer(exchange: Exchange, fault: Fault | undefined): Promise<void> {
  const { request, response } = exchange;
  switch (fault?.kind) {
    case undefined:
      return passOn(exchange);
    case 'status':
      return void response.writeHead(fault.status, shared('text/plain')).end('no');
    case 'hang':
      return;
    case 'reset':
      return void request.socket.destroy();
    case 'html':
      return void response.writeHead(200, shared('text/html')).end(foreignPage);
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, fault.milliseconds));
      return passOn(exchange);
    case 'change':
      return passChanged(exchange, fault.change);
    default:
      return fault satisfies never;
  }
}

const foreignPage = '<!doctype html><title>Sign in to the network</title>';

function shared(type: string): Record<string, string> {
  return { 'content-type': type, 'access-control-allow-origin': '*' };
}

/** Streams the response, so that event streams work. */
async function passOn(exchange: Exchange): Promise<void> {
  const { response } = exchange;
  const upstream = await ask(exchange, {});
  response.writeHead(upstream.statusCode ?? 502, upstream.headers);
  response.flushHeaders();
  response.on('close', () => upstream.destroy());
  upstream.pipe(response);
}

async function passChanged(exchange: Exchange, change: (text: string) => string): Promise<void> {
  const whole = { 'accept-encoding': 'identity', 'if-none-match': undefined };
  const upstream = await ask(exchange, whole);
  const body = change((await buffer(upstream)).toString('utf8'));
  const { 'content-length': _, etag: __, ...headers } = upstream.headers;
  exchange.response.writeHead(upstream.statusCode ?? 502, headers).end(body);
}

async function ask(
  { target, request }: Exchange,
  changed: Readonly<Record<string, string | undefined>>,
): Promise<IncomingMessage> {
  const headers = Object.entries({ ...request.headers, ...changed });
  const upstream = forward(new URL(request.url ?? '/', target), {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
  });
  request.pipe(upstream);
  return new Promise((resolve, reject) => {
    upstream.on('response', resolve);
    upstream.on('error', reject);
  });
}
