/** A request as Node's own server took it. */
interface Received {
  readonly protocol: string;
  /** The header `Host`. */
  readonly host: string | undefined;
  /** The port that it came in at. */
  readonly port: number | undefined;
  /** The address as it stands in the request's first line. */
  readonly target: string;
}

/**
 * The full address of a request. Its host is this machine, as the request names it or as `localhost`: what else a
 * client writes into `Host`, or into the target before or after a double slash, makes no address. The site known by
 * another name has the setting `PUBLIC_URL`.
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

/** A target without a path, such as `http://host/` or `*`, is that of a proxy's client: it gets the start page. */
function splitTarget(target: string): { path: string; query: string } {
  const end = target.indexOf('?');
  const path = end < 0 ? target : target.slice(0, end);
  return { path: path.startsWith('/') ? path : '/', query: end < 0 ? '' : target.slice(end) };
}
