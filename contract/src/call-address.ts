import type { Endpoint } from './endpoint';

/** The path of an endpoint below `/api`, with the id filled in. */
export function pathOf(endpoint: Endpoint, id: string | undefined): string {
  if (endpoint.idIn !== 'path') return endpoint.path;
  return endpoint.path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''));
}

/** The query parameters of a request by name, including the id if it belongs there; empty values are omitted. */
export function parametersOf(
  endpoint: Endpoint,
  id: string | undefined,
  query: object | undefined,
): [name: string, value: string][] {
  const parameters: [string, string][] = [];
  if (endpoint.idIn === 'query' && id !== undefined) parameters.push([endpoint.idName, id]);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) parameters.push([name, String(value)]);
  }
  return parameters;
}
