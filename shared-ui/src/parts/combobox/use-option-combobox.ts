import { type KeyboardEvent, useState } from 'react';
import type { Option } from '../select/option';
import { useCombobox } from './use-combobox';
import { type OptionSource, useOptions } from './use-options';

interface OptionComboboxSetup {
  options: OptionSource;
  onChoose: (option: Option) => void;
  /** Runs for Backspace in an empty input. */
  onEraseEmpty?: () => void;
  /** Keeps the list open after a choice. */
  staysOpen?: boolean;
}

/** A combobox in a form: opens by a click, by typing and by arrow keys, and filters or fetches its options. */
export function useOptionCombobox(setup: OptionComboboxSetup) {
  const { options, onChoose, onEraseEmpty, staysOpen = false } = setup;
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { state, retry } = useOptions({ source: options, text, isOpen });
  const shown = isOpen && state.status === 'ready' ? state.options : [];

  function close() {
    setIsOpen(false);
    setText('');
  }
  function choose(option: Option | undefined) {
    if (option === undefined || option.isDisabled === true) return;
    onChoose(option);
    if (staysOpen) setText('');
    else close();
  }
  const { inputProps, ...combobox } = useCombobox({
    keys: shown.map(({ value }) => value),
    isOpen,
    firstActive: text === '' ? 'none' : 'first',
    onType(typed) {
      setText(typed);
      setIsOpen(true);
    },
    onChoose: (key) => choose(shown.find(({ value }) => value === key)),
    onOpen: () => setIsOpen(true),
    onClose: close,
  });
  function press(event: KeyboardEvent<HTMLInputElement>) {
    inputProps.onKeyDown(event);
    if (event.nativeEvent.isComposing) return;
    // An open list takes Enter; the surrounding form must not submit.
    if (event.key === 'Enter' && isOpen) event.preventDefault();
    if (event.key === 'Backspace' && text === '') onEraseEmpty?.();
  }
  return {
    ...combobox,
    text,
    isOpen,
    state,
    close,
    retry,
    choose,
    inputProps: { ...inputProps, onKeyDown: press, onClick: () => setIsOpen(true) },
  };
}

/** The return value of `useOptionCombobox`. */
export type OptionCombobox = ReturnType<typeof useOptionCombobox>;
