/** A request as Node's HTTP server received it. */
interface Received {
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
export function requestUrl({ protocol, host, port, target }: Received): URL {
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
