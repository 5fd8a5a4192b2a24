import type { FoundCategory, Suggestion } from 'contract/catalog';

export const suggestPath = '/api/product/suggest';

/** What a text may mean: chemicals, best first, and categories. */
export interface Suggestions {
  readonly chemicals: readonly Suggestion[];
  readonly categories: readonly FoundCategory[];
}

const max = 50;
const cached = new Map<string, Suggestions>();

/** The cached response to the same text. */
export function cachedSuggestions(text: string): Suggestions | undefined {
  return cached.get(text);
}

/** Fetches the suggestions for a text. Rejects when the API is unreachable or refuses. */
export async function fetchSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const response = await fetch(`${suggestPath}?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error(`The API answered ${response.status} to a type-ahead`);
  const { data: chemicals, categories } = asAnswer(await response.json());
  if (cached.size >= max) cached.clear();
  cached.set(text, { chemicals, categories });
  return { chemicals, categories };
}

/** Guarantee: a successful response of the site's API has the endpoint's schema. */
function asAnswer(json: unknown) {
  return json as { data: readonly Suggestion[]; categories: readonly FoundCategory[] };
}
