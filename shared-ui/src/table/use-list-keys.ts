import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '../shortcut/single-keys';

/** What the keys do; undefined where nothing is searched or made. */
export interface ListKeys {
  onSearch: (() => void) | undefined;
  onNew: (() => void) | undefined;
}

/** A list's keys: `/` goes to the search, `n` makes a new record. */
export function useListKeys({ onSearch, onNew }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
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
