import { t } from '@lingui/core/macro';
import {
  type ChangeEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useState,
} from 'react';
import { nextIndex } from './next-index';

export interface ComboboxSetup {
  /** Identify the options, in their order; none while the list is closed or empty. */
  keys: readonly string[];
  /** Whether the list is shown. */
  isOpen: boolean;
  /** The option that is active after typing: the first, or none until an arrow key is pressed. */
  firstActive: 'first' | 'none';
  onType: (text: string) => void;
  onChoose: (key: string) => void;
  /** Runs for Enter while no option is active. */
  onEnter?: () => void;
  /** Runs for an up or down arrow while there are no options. */
  onOpen?: (text: string) => void;
  /** Runs for Escape and when the focus leaves; omitted for a list that is always open. */
  onClose?: () => void;
}

/**
 * The ARIA 1.2 combobox pattern without looks or data: the focus stays in the input, and `aria-activedescendant` names
 * the active option. Arrow keys move in a circle, Home and End go to the ends once an option is active, Enter chooses,
 * Escape closes.
 */
export function useCombobox(setup: ComboboxSetup) {
  const { keys, isOpen, firstActive, onType, onChoose, onEnter, onOpen, onClose } = setup;
  const listId = useId();
  const [marked, mark] = useState<string>();
  const active = activeOf(setup, marked);
  // The active option stays active while others are loaded before it.
  if (active !== marked) mark(active);
  const optionId = (key: string) => `${listId}-${keys.indexOf(key)}`;
  const activeId = active === undefined ? undefined : optionId(active);
  useVisible(activeId);

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, ctrlKey, metaKey, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing || shiftKey || ctrlKey || metaKey) return;
    const from = active === undefined ? -1 : keys.indexOf(active);
    const hasTextStop = firstActive === 'none';
    const next = nextIndex({ key, active: from, count: keys.length, hasTextStop });
    if (next !== undefined) {
      if (keys.length > 0) mark(keys[next]);
      else if (onOpen !== undefined) onOpen(currentTarget.value);
      else return;
      event.preventDefault();
    } else if (key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onChoose(active);
    } else if (key === 'Enter') {
      onEnter?.();
    } else if (key === 'Escape' && onClose !== undefined) {
      if (isOpen) event.preventDefault();
      onClose();
    }
  }
  return {
    active,
    listId,
    optionId,
    /** Makes an option the active one, for the pointer. */
    mark,
    inputProps: {
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': listId,
      'aria-activedescendant': activeId,
      onKeyDown: press,
      onBlur: () => onClose?.(),
      onChange({ target }: ChangeEvent<HTMLInputElement>) {
        mark(undefined);
        onType(target.value);
      },
    } as const,
    /** Of the list; a press on it leaves the focus in the input. */
    listProps: {
      id: listId,
      role: 'listbox',
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    } as const,
  };
}

/** The return value of `useCombobox`. */
export type ComboboxParts = ReturnType<typeof useCombobox>;

function activeOf({ keys, firstActive }: ComboboxSetup, marked: string | undefined) {
  if (marked !== undefined && keys.includes(marked)) return marked;
  return firstActive === 'first' ? keys[0] : undefined;
}

function useVisible(activeId: string | undefined) {
  // Scrolls the active option into view as the arrow keys move.
  useEffect(() => {
    if (activeId !== undefined) {
      document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
    }
  }, [activeId]);
}

/** The number of options as text, for a live region. */
export function matchCount(count: number): string {
  if (count === 0) return t`No matches`;
  return count === 1 ? t`1 match` : t`${count} matches`;
}
