import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '../shortcut/single-keys';

/** The actions of the keys; undefined where there is no search or New. */
export interface ListKeys {
  onSearch: (() => void) | undefined;
  onNew: (() => void) | undefined;
}

/** A list's keyboard shortcuts: `/` focuses the search, `n` creates a record. */
export function useListKeys({ onSearch, onNew }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
    const act = { '/': onSearch, n: onNew }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // Listens on the document, so that the keys work wherever the focus is.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
