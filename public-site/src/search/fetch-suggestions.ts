import type { Suggestion } from 'contract';

export const suggestPath = '/api/product/suggest';

const mostKept = 50;
const kept = new Map<string, readonly Suggestion[]>();

/** What was answered to this text before. */
export function cachedSuggestions(text: string): readonly Suggestion[] | undefined {
  return kept.get(text);
}

/** The lines of the type-ahead. Rejects when the API cannot be reached or refuses. */
export async function fetchSuggestions(
  text: string,
  signal: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await fetch(`${suggestPath}?${new URLSearchParams({ q: text })}`, { signal });
  if (!response.ok) throw new Error(`The API answered ${response.status} to a type-ahead`);
  const { data } = asAnswer(await response.json());
  kept.set(text, data);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return data;
}

/** Guarantee: what the API of this site answers with success is what the contract says of the call. */
function asAnswer(json: unknown) {
  return json as { data: readonly Suggestion[] };
}
