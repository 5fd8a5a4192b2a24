import { useEffect, useEffectEvent } from 'react';

/** What the keys do; undefined where nothing is searched or made. */
export interface ListKeys {
  onSearch: (() => void) | undefined;
  onNew: (() => void) | undefined;
}

/** Letters are for typing wherever there is a text, and nothing behind a dialog listens. */
function isTaken({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target.closest('input, textarea, select, [role="combobox"]') !== null
  )
    return true;
  return (
    document.querySelector(
      '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    ) !== null
  );
}

/** A list's keys: `/` goes to the search, `n` makes a new record. */
export function useListKeys({ onSearch, onNew }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const act = { '/': onSearch, n: onNew }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // Listens on the page: the keys work wherever the focus is.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
