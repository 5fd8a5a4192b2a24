import { useEffect, useState } from 'react';
import { cachedSuggestions, fetchSuggestions, type Suggestions } from './fetch-suggestions';
import { maxSearchLength } from './search-hrefs';

/** A text with its suggestions. */
export interface Suggested extends Suggestions {
  text: string;
}

const shortest = 2;
const pause = 120;

/**
 * The suggestions for a text, or those for the previous text while they load. Null for a text that is too short or too
 * long, and on failure: the form works without suggestions.
 */
export function useSuggestions(typed: string): Suggested | null {
  const [answered, setAnswered] = useState<Suggested | null>(null);
  const text = typed.trim();
  const isLongEnough = text.length >= shortest && text.length <= maxSearchLength;
  const known = isLongEnough ? cachedSuggestions(text) : undefined;

  // Fetches the suggestions after a pause in typing.
  useEffect(() => {
    if (!isLongEnough || known !== undefined) return undefined;
    const abort = new AbortController();
    const answer = async () => {
      const suggestions = await fetchSuggestions(text, abort.signal).catch(() => null);
      if (!abort.signal.aborted) setAnswered(suggestions && { text, ...suggestions });
    };
    const timer = setTimeout(() => void answer(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [text, isLongEnough, known]);

  if (!isLongEnough) return null;
  return known === undefined ? answered : { text, ...known };
}
