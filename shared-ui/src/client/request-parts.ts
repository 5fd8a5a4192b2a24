import type { Endpoint } from 'contract';

/** The address of a call below the base URL, with the id in its place. */
export function pathOf(endpoint: Endpoint, id: string | undefined) {
  if (endpoint.idIn !== 'path') return endpoint.path;
  return endpoint.path.replace(/\{[^}]*\}/, encodeURIComponent(id ?? ''));
}

/** The query of a call: the id where it belongs there; what is undefined is left out. */
export function queryOf(endpoint: Endpoint, id: string | undefined, query: object | undefined) {
  const parameters = new URLSearchParams();
  if (endpoint.idIn === 'query' && id !== undefined) parameters.set(endpoint.idName, id);
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  return parameters;
}

/**
 * A body as it travels: JSON, or form data when a file is among its fields. In form data a field that is no text is
 * written as JSON.
 */
export function bodyOf(body: unknown) {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).filter(([, value]) => value !== undefined);
  if (!fields.some(([, value]) => value instanceof Blob)) return body;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, partOf(value));
  return form;
}

function partOf(value: unknown) {
  if (value instanceof Blob || typeof value === 'string') return value;
  return JSON.stringify(value);
}
