import type { IncomingMessage } from 'node:http';
import { ReadableStream as NodeStream } from 'node:stream/web';
import type { RequestHead } from './negotiation';

/** A request as Node's HTTP server received it. */
interface ReceivedUrl {
  readonly protocol: string;
  /** The header `Host`. */
  readonly host: string | undefined;
  /** The port that received it. */
  readonly port: number | undefined;
  /** The request target of its first line. */
  readonly target: string;
}

/**
 * The full URL of a request. Its host is this machine's, by the name in the request or `localhost`: anything else in
 * `Host`, or around a double slash in the target, is ignored. A site with another name sets `PUBLIC_URL`.
 */
export function requestUrl({ protocol, host, port, target }: ReceivedUrl): URL {
  const url = new URL(`${protocol}://${isThisMachine(host) ? host : localhost(port)}`);
  const { path, query } = splitTarget(target);
  url.pathname = path;
  url.search = query;
  return url;
}

function isThisMachine(host: string | undefined): host is string {
  return host !== undefined && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/.test(host);
}

function localhost(port: number | undefined): string {
  return port === undefined ? 'localhost' : `localhost:${port}`;
}

/** A target without a path, such as `http://host/` or `*`, comes from a proxy's client: it gets the start page. */
function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  return { path: path.startsWith('/') ? path : '/', query: end < 0 ? '' : target.slice(end) };
}

/** The connection of a request, as the server that accepted it saw it. */
export interface Connection {
  /** The address of the peer: the visitor's, or the nearest proxy's. */
  readonly address: string;
  /** The headers in which proxies, or visitors themselves, claim a client address. */
  readonly forwarding: Readonly<Record<string, string>>;
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'] as const;

interface Received {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The first lines of a request, for pages that need no more of it. */
export function headOf(
  method: string,
  { url, headers }: { readonly url: URL; readonly headers: Received['headers'] },
): RequestHead {
  const get = (name: string) => headers[name]?.toString() ?? null;
  return { method, url: url.href, headers: { get } };
}

/** @param received - a request of Node's HTTP server */
export function connectionOf({ socket, headers }: Received): Connection {
  const forwarding = forwardingHeaders.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)] as const];
  });
  return { address: socket.remoteAddress ?? '', forwarding: Object.fromEntries(forwarding) };
}

/**
 * The `X-Forwarded-For` that the site sends to a remote API: the proxies of the request, then the peer's address. The
 * API trusts it no more than any other proxy's.
 */
export function forwardedFor({ address, forwarding }: Connection): string {
  return [forwarding['x-forwarded-for'], address].filter(Boolean).join(', ');
}

/**
 * The `RequestInit` of the body of a Node request. Nothing is read before the site reads it; Node discards the rest.
 */
export function bodyOf(message: IncomingMessage): { body?: ReadableStream; duplex?: 'half' } {
  if (message.method !== 'POST') return {};
  return { body: asWebStream(NodeStream.from(message)), duplex: 'half' };
}

/** Guarantee: Node has one class of web streams; only its two type declarations differ. */
function asWebStream(stream: NodeStream) {
  return stream as ReadableStream;
}
