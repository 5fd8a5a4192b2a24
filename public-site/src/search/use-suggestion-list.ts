import { useState } from 'react';
import type { SuggestionList } from './suggestion-list';

type List = typeof SuggestionList;

/**
 * The list below the search box, which comes when somebody turns to the box. Without it the box is a plain form, so that
 * a script that cannot be loaded changes nothing.
 */
export function useSuggestionList() {
  const [list, setList] = useState<{ List: List } | null>(null);
  async function load() {
    const loaded = await import(/* webpackChunkName: "suggestions" */ './suggestion-list').catch(
      () => null,
    );
    if (loaded) setList({ List: loaded.SuggestionList });
  }
  return { List: list?.List, load: () => void load() };
}
