import { useSyncExternalStore } from 'react';

/** Keys without Ctrl or Cmd (`/`, `n`, `?`): speech input may press them by mistake, so they can be turned off. */
const storageKey = 'shortcuts:single-keys';
const listeners = new Set<() => void>();

/** Whether single keys act; yes until turned off, and where storage is refused. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Storage refused by the browser's settings: nothing could be turned off.
    return true;
  }
}

/** Turns single keys on or off in this browser. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage refused: they stay as they are.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether single keys act, kept in step with `turnSingleKeys`. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/** Whether a single key is not ours: it is text, goes with Ctrl, or something stands over the page. */
export function isKeyTaken(event: KeyboardEvent): boolean {
  const { target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !areSingleKeysOn()) return true;
  if (!(target instanceof HTMLElement)) return false;
  const isTyping = target.closest('input, textarea, select, [role="combobox"]') !== null;
  return target.isContentEditable || isTyping || document.querySelector(overlays) !== null;
}

const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
