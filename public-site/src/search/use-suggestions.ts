import type { Suggestion } from 'contract/catalog';
import { useEffect, useState } from 'react';
import { fetchSuggestions, cachedSuggestions } from './fetch-suggestions';
import { longestSearch } from './search-hrefs';

/** What was found for a text. */
export interface Suggested {
  text: string;
  suggestions: readonly Suggestion[];
}

const shortest = 2;
const pause = 120;

/**
 * The suggestions for a text; while those are on their way, the ones for the text before. Null when there are none to
 * ask for, and when they cannot be had: the form works without them.
 */
export function useSuggestions(typed: string): Suggested | null {
  const [answered, setAnswered] = useState<Suggested | null>(null);
  const text = typed.trim();
  const isAsked = text.length >= shortest && text.length <= longestSearch;
  const known = isAsked ? cachedSuggestions(text) : undefined;

  // Keeps the suggestions in step with the API.
  useEffect(() => {
    if (!isAsked || known !== undefined) return undefined;
    const abort = new AbortController();
    const answer = async () => {
      const suggestions = await fetchSuggestions(text, abort.signal).catch(() => null);
      if (!abort.signal.aborted) setAnswered(suggestions && { text, suggestions });
    };
    const timer = setTimeout(() => void answer(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isAsked, known]);

  if (!isAsked) return null;
  return known === undefined ? answered : { text, suggestions: known };
}
