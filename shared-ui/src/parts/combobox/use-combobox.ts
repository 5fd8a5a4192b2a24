import { type KeyboardEvent, useId, useState } from 'react';
import type { Option } from '../select/option';
import { type OptionSource, useOptions } from './use-options';

interface ComboboxSetup {
  options: OptionSource;
  onChoose: (option: Option) => void;
  /** Runs for Backspace in an empty input. */
  onEraseEmpty?: () => void;
  /** Keeps the list open after a choice. */
  staysOpen?: boolean;
}

function step(key: string, from: number, count: number) {
  if (count === 0) return -1;
  return key === 'ArrowDown' ? (from + 1) % count : (from <= 0 ? count : from) - 1;
}

/**
 * State and keyboard of the ARIA combobox pattern (list autocomplete with manual selection): the focus stays in the
 * input, and `aria-activedescendant` names the active option.
 */
export function useCombobox({ options, onChoose, onEraseEmpty, staysOpen = false }: ComboboxSetup) {
  const listId = useId();
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { state, retry } = useOptions({ source: options, text, isOpen });
  const shown = isOpen && state.status === 'ready' ? state.options : [];
  const activeOption = shown[active];

  function close() {
    setIsOpen(false);
    setText('');
    setActive(-1);
  }
  function choose(option: Option) {
    if (option.isDisabled === true) return;
    onChoose(option);
    if (staysOpen) setText('');
    else close();
  }
  function type(typed: string) {
    setText(typed);
    setIsOpen(true);
    setActive(typed === '' ? -1 : 0);
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (isOpen) setActive(step(event.key, active, shown.length));
        else setIsOpen(true);
        return;
      case 'Enter':
        if (!isOpen) return;
        // An open list handles Enter; the surrounding form must not submit.
        event.preventDefault();
        if (activeOption !== undefined) choose(activeOption);
        return;
      case 'Escape':
        if (isOpen) event.preventDefault();
        close();
        return;
      case 'Backspace':
        if (text === '') onEraseEmpty?.();
        return;
      default:
    }
  }

  const inputProps = {
    role: 'combobox',
    autoComplete: 'off',
    spellCheck: false,
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': listId,
    'aria-activedescendant': activeOption === undefined ? undefined : `${listId}-${active}`,
    onKeyDown: press,
    onClick: () => setIsOpen(true),
    onBlur: close,
  } as const;
  return { text, isOpen, active, state, listId, inputProps, type, choose, close, retry, setActive };
}

/** The return value of `useCombobox`. */
export type ComboboxState = ReturnType<typeof useCombobox>;
