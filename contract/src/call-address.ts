import type { Endpoint } from './endpoint';

/** The path of a call below `/api`, with the id in its place. */
export function pathOf(endpoint: Endpoint, id: string | undefined): string {
  if (endpoint.idIn !== 'path') return endpoint.path;
  return endpoint.path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''));
}

/** The query parameters of a call by name, the id where it belongs among them; what is empty is left out. */
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
