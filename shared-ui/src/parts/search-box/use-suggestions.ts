import { type ChangeEvent, useState } from 'react';
import { useCombobox } from '../combobox/use-combobox';
import { useOptions } from '../combobox/use-options';
import type { Option } from '../select/option';

/** The type-ahead of a list's search. */
export interface Suggestions {
  /** Fetches the suggestions for a text; keep the function's identity between renders. */
  options: (text: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Opens the chosen record. */
  onChoose: (option: Option) => void;
}

interface SuggestionsSetup {
  /** Undefined for a search without a type-ahead. */
  suggestions: Suggestions | undefined;
  text: string;
  onType: (text: string) => void;
}

const nothing: readonly Option[] = [];

/**
 * The type-ahead of a search: it opens when something is found, no option is active until an arrow key is pressed, and
 * Enter without an active option runs the search.
 */
export function useSuggestions({ suggestions, text, onType }: SuggestionsSetup) {
  const [isTyping, setIsTyping] = useState(false);
  const source = suggestions?.options ?? nothing;
  const { state, retry } = useOptions({ source, text, isOpen: isTyping });
  const found = state.status === 'ready' ? state.options : nothing;
  const isOpen = isTyping && found.length > 0;
  const shown = isOpen ? found : nothing;

  const close = () => setIsTyping(false);
  function choose(option: Option | undefined) {
    close();
    if (option !== undefined) suggestions?.onChoose(option);
  }
  const { inputProps, ...combobox } = useCombobox({
    keys: shown.map(({ value }) => value),
    isOpen,
    firstActive: 'none',
    onType(typed) {
      setIsTyping(typed.trim() !== '');
      onType(typed);
    },
    onChoose: (key) => choose(shown.find(({ value }) => value === key)),
    onClose: close,
  });
  const plainProps = {
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onType(target.value),
    onKeyDown: () => undefined,
  };
  return {
    listed: { ...combobox, state, isOpen, close, retry, choose },
    inputProps: suggestions === undefined ? plainProps : inputProps,
  };
}
