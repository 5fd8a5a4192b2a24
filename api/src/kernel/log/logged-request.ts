import type { FastifyRequest } from 'fastify';

/** Parameters that only say which page of which list was requested. All others may contain names, addresses or keys. */
const loggedParameters: ReadonlySet<string> = new Set(['page', 'pageSize', 'sort', 'id', 'letter']);

/** The fields of a request that are logged. */
export function loggedRequest({ method, url, host, ip, socket }: FastifyRequest) {
  return {
    method,
    url: withoutValues(url),
    host,
    remoteAddress: ip,
    remotePort: socket?.remotePort ?? 0,
  };
}

/** The URL with all parameter names, but only those values that cannot be personal data. */
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
