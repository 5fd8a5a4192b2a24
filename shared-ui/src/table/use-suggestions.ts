import { type KeyboardEvent, useId, useState } from 'react';
import { useOptions } from '../parts/combobox/use-options';
import type { Option } from '../parts/select/option';

/** The type-ahead of a list's search. */
export interface Suggestions {
  /** Fetches the suggestions for a text; keep the function's identity between renders. */
  options: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Opens the chosen record. */
  onChoose: (option: Option) => void;
}

const nothing: readonly Option[] = [];

/**
 * State and keys of the type-ahead: it opens when something is found, no option is active until an arrow key is
 * pressed, and Enter without an active option runs the search.
 */
export function useSuggestions(suggestions: Suggestions | undefined, text: string) {
  const listId = useId();
  const [isTyping, setIsTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const source = suggestions?.options ?? nothing;
  const { state, retry } = useOptions({ source, text, isOpen: isTyping });
  const shown = state.status === 'ready' ? state.options : nothing;
  const isOpen = isTyping && shown.length > 0;
  const activeOption = isOpen ? shown[active] : undefined;

  function close() {
    setIsTyping(false);
    setActive(-1);
  }
  function choose(option: Option) {
    close();
    suggestions?.onChoose(option);
  }
  function typed(next: string) {
    setIsTyping(suggestions !== undefined && next.trim() !== '');
    setActive(-1);
  }
  /** Handles a key that belongs to the open list. */
  function press(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setActive((active <= 0 ? shown.length : active) - 1);
    else if (event.key === 'Enter' && activeOption !== undefined) choose(activeOption);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  }
  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeOption === undefined ? undefined : `${listId}-${active}`,
    onBlur: close,
  } as const;
  return {
    listed: { state, isOpen, listId, active, close, retry, setActive, choose },
    inputProps: suggestions === undefined ? {} : inputProps,
    typed,
    press,
  };
}
