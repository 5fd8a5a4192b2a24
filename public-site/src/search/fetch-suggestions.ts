import type { Suggestion } from 'contract/catalog';

export const suggestPath = '/api/product/suggest';

const max = 50;
const cached = new Map<string, readonly Suggestion[]>();

/** The response to the same text before. */
export function cachedSuggestions(text: string): readonly Suggestion[] | undefined {
  return cached.get(text);
}

/** The lines of the type-ahead. Rejects when the API cannot be reached or refuses. */
export async function fetchSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(`${suggestPath}?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error(`The API answered ${response.status} to a type-ahead`);
  const { data } = asAnswer(await response.json());
  if (cached.size >= max) cached.clear();
  cached.set(text, data);
  return data;
}

/** Guarantee: what the API of this site answers with success is what the contract says of the call. */
function asAnswer(json: unknown) {
  return json as { data: readonly Suggestion[] };
}
