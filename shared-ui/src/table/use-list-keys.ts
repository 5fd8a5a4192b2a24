import { useEffect, useEffectEvent } from 'react';
import { isKeyTaken } from '../shortcut/single-keys';

/** The actions of the keys; undefined where there is no search or New. */
export interface ListKeys {
  /** The `id` of the section with the rows; undefined for lists that are no tables. */
  section?: string;
  onSearch: (() => void) | undefined;
  onNew: (() => void) | undefined;
  onSelect?: (id: string) => void;
  onOpen?: (id: string) => void;
}

/**
 * A list's keyboard shortcuts: `/` focuses the search, `n` creates a record, `j` and `k` go to the next and the previous
 * row, `x` selects a row and `e` opens it.
 */
export function useListKeys({ section, onSearch, onNew, onSelect, onOpen }: ListKeys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isKeyTaken(event)) return;
    const act = actionOf(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  // Listens on the document, so that the keys work wherever the focus is.
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);

  function actionOf(key: string): (() => void) | undefined {
    if (key === '/') return onSearch;
    if (key === 'n') return onNew;
    if (section === undefined || !isListInUse(section)) return undefined;
    if (key === 'j') return () => focusRowBy(section, 1);
    if (key === 'k') return () => focusRowBy(section, -1);
    const id = focusedRow()?.dataset['row'];
    if (id === undefined) return undefined;
    if (key === 'x') return () => onSelect?.(id);
    return key === 'e' ? () => onOpen?.(id) : undefined;
  }
}

/** Whether the keys are for this list: the focus is in it, or in no list and it is the first of the page. */
function isListInUse(section: string): boolean {
  const focused = focusedRow()?.closest('section');
  const list = focused ?? document.querySelector('[data-row]')?.closest('section');
  return list?.id === section;
}

function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
}

/** Focuses the row some steps after the one with the focus, or the first one. */
export function focusRowBy(section: string, step: number): void {
  const list = document.getElementById(section);
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const row = focusedRow();
  const next = row === null ? rows[0] : rows[rows.indexOf(row) + step];
  next?.focus();
}
