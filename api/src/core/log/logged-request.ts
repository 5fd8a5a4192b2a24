import type { FastifyRequest } from 'fastify';

/** Parameters that say which page of which list was asked for. All others may be names, addresses or keys. */
const loggedParameters: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'id', 'letter']);

/** What the log says of a request. */
export function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: withoutValues(url),
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort ?? 0,
  };
}

/** The address with its parameters' names, and the values of those alone that cannot be personal. */
function withoutValues(url: string): string {
  const start = url.indexOf('?');
  if (start < 0) return url;
  const [path, query] = [url.slice(0, start), url.slice(start + 1)];
  const parameters = query.split('&').map((parameter) => {
    const [name = ''] = parameter.split('=', 1);
    return loggedParameters.has(name) ? parameter : `${name}=…`;
  });
  return `${path}?${parameters.join('&')}`;
}
