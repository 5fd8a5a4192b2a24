import type { Suggestion } from 'contract/catalog';

export const suggestPath = '/api/product/suggest';

const max = 50;
const cached = new Map<string, readonly Suggestion[]>();

/** The cached response to the same text. */
export function cachedSuggestions(text: string): readonly Suggestion[] | undefined {
  return cached.get(text);
}

/** Fetches the suggestions for a text. Rejects when the API is unreachable or refuses. */
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

/** Guarantee: a successful response of the site's API has the endpoint's schema. */
function asAnswer(json: unknown) {
  return json as { data: readonly Suggestion[] };
}
