import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { nextActive, noLine } from './next-active';
import { type SearchOption, searchOptions } from './search-options';
import { type Suggested, useSuggestions } from './use-suggestions';

export interface Combobox {
  options: readonly SearchOption[];
  /** The index of the active option. */
  active: number;
  listId: string;
  optionId: (index: number) => string;
  inputProps: ComponentProps<'input'>;
  close: () => void;
}

interface Marked {
  of: Suggested | null;
  index: number;
}

/**
 * A text box with a list of links below it, by the WAI-ARIA pattern: the focus stays in the box, `aria-activedescendant`
 * names the active option. The input is uncontrolled, so that text typed before the script has loaded is not lost.
 *
 * @param isReady - whether the list can be shown
 */
export function useCombobox(id: string, isReady: boolean): Combobox {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState<Marked>({ of: null, index: noLine });
  const suggested = useSuggestions(isOpen ? text : '');
  const options = isReady && suggested ? searchOptions(suggested) : [];
  const active = marked.of?.text === suggested?.text ? marked.index : noLine;
  const listId = `${id}-list`;
  const optionId = (index: number) => `${id}-option-${index}`;

  function open(typed: string) {
    setText(typed);
    setOpen(true);
    setMarked({ of: suggested, index: noLine });
  }

  function pressKey(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: input } = event;
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = nextActive({ key, active, count: options.length });
    if (options.length === 0 && key.startsWith('Arrow')) return open(input.value);
    if (key === 'Escape') return leaveOrClear(event);
    if (key === 'Enter' && active !== noLine) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    } else if (next !== undefined) {
      event.preventDefault();
      setMarked({ of: suggested, index: next });
    }
  }

  function leaveOrClear(event: KeyboardEvent<HTMLInputElement>) {
    if (options.length === 0) event.currentTarget.value = '';
    else event.preventDefault();
    setOpen(false);
  }

  return {
    options,
    active,
    listId,
    optionId,
    close: () => setOpen(false),
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': listId,
      'aria-activedescendant': active === noLine ? undefined : optionId(active),
      onInput: ({ currentTarget }) => open(currentTarget.value),
      onKeyDown: pressKey,
      onBlur: () => setOpen(false),
    },
  };
}
