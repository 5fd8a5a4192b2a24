import { type KeyboardEvent, useState } from 'react';
import { useCombobox } from 'shared-ui';
import { searchOptions } from './search-options';
import { useSuggestions } from './use-suggestions';

/**
 * A text box with a list of links below it. The input is uncontrolled, so that text typed before the script has loaded
 * is not lost.
 *
 * @param isReady - whether the list can be shown
 */
export function useSearchCombobox(isReady: boolean) {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const suggested = useSuggestions(isAsked ? text : '');
  const options = isReady && suggested ? searchOptions(suggested) : [];
  const isOpen = options.length > 0;

  function open(typed: string) {
    setText(typed);
    setAsked(true);
  }
  const close = () => setAsked(false);
  const { active, optionId, inputProps, listProps } = useCombobox({
    keys: options.map(({ href }) => href),
    isOpen,
    firstActive: 'none',
    onType: open,
    onChoose: (href) => document.getElementById(optionId(href))?.click(),
    onOpen: open,
    onClose: close,
  });

  /** Escape closes the list first, and clears the text then. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && !isOpen && !event.nativeEvent.isComposing)
      event.currentTarget.value = '';
    inputProps.onKeyDown(event);
  }
  return {
    options,
    active,
    optionId,
    listProps,
    close,
    inputProps: { ...inputProps, onKeyDown: press },
  };
}

/** The return value of `useSearchCombobox`. */
export type SearchCombobox = ReturnType<typeof useSearchCombobox>;
